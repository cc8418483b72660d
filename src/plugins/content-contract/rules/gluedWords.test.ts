import {expect, it} from 'vitest';
import {faultsOf, itFinds} from '../faultCases';
import {gluedWords} from './gluedWords';

itFinds(gluedWords, [
  {
    name: 'a label without the space before it',
    body: 'Click the**Wall** tool.',
    at: '8:10',
    says: 'between **Wall** and the word before it',
    remedy: 'a space between them',
  },
]);

it.each([
  ['Two **Wall**s.', '8:13'],
  ['See[this](./walls.mdx) page.', '8:4'],
  ['Press <Key name="escape" />now.', '8:28'],
  ['Type`4.50` here.', '8:5'],
])('reports what else is attached to a word: %s', (body, at) => {
  expect(faultsOf(gluedWords, body).map((fault) => fault.at)).toEqual([at]);
});

it.each([
  'The **Wall**, (**Wall**), “**Wall**”, **Wall**’s and l’**Wall**.',
  '**Floors**›**Wall**: *a*/*b*, `a`.',
  '- **Wall**\n- <Key name="escape" />',
])('accepts punctuation next to it: %s', (body) => expect(faultsOf(gluedWords, body)).toEqual([]));
