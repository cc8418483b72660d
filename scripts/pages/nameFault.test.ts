import {expect, it} from 'vitest';
import {nameFault} from './nameFault';

it.each(['features/print-the-plan', 'glossary', 'features/plan-2'])('takes %s', (name) => {
  expect(nameFault(name)).toBeUndefined();
});

it.each([
  ['features/Sélection', 'Write features/selection.'],
  ['features//a b', 'Write features/a-b.'],
  ['features/01-print', 'Write features/print.'],
  ['???', 'letters or digits'],
  ['', 'letters or digits'],
  [
    `features/${'plan-'.repeat(60)}x`,
    'it has 301 letters, and the limit is 100. Give a shorter name',
  ],
])('refuses “%s” and says what to write', (name, remedy) => {
  expect(nameFault(name)).toContain(remedy);
});
