import {expect, it} from 'vitest';
import {fakePage, fakeSite} from '../fakeSite';
import {english, french} from '../faultCases';
import {infinitiveTitles} from './infinitiveTitles';

it.each([
  ['2:1', 'title « Murs »'],
  ['10:1', 'heading « Les murs »'],
])('reports a fault at %s', (at, says) => {
  const fields = {title: '"Murs"', type: 'task'};
  const body = 'Cliquez.\n\n## Les murs {/* #walls */}\n\nVeuillez cliquer.';
  const found = infinitiveTitles.check(fakeSite({[french]: fakePage(body, fields)}));
  const faults = found.map(({rule, line, column, what}) => [rule, `${line}:${column}`, what]);
  expect(faults).toContainEqual(['infinitiveTitles', at, expect.stringContaining(says)]);
  expect(found[0]?.remedy).toContain('not a task, set its type: troubleshooting');
});

it.each(['“Tracer”', '1. Tracer', 'TRACER LES MURS', ''])(
  'leaves the faults of %s to other rules',
  (title) => {
    const source = fakePage('A.', {title: `'${title}'`, type: 'task'});
    expect(infinitiveTitles.check(fakeSite({[french]: source}))).toEqual([]);
  },
);

it('leaves a section that all articles have to the rules for ids', () => {
  const body = '## Avant de commencer {/* #avant */}\n\nA.\n\n## Voir aussi\n\nB.';
  const source = fakePage(body, {title: '"Tracer"', type: 'task'});
  expect(infinitiveTitles.check(fakeSite({[french]: source}))).toEqual([]);
});

it.each([
  ['Drawing walls', true],
  ['Draw the walls', false],
  ['Ceiling height', false],
])('in English, looks for a verb in -ing: “%s”, %s', (title, isFault) => {
  const source = fakePage(`A.\n\n## ${title} {/* #a */}`, {title: `"${title}"`, type: 'task'});
  const found = infinitiveTitles.check(fakeSite({[english]: source}));
  const about = (kind: string) => `The ${kind} “${title}” begins with a verb in -ing.`;
  expect(found.map(({what}) => what)).toEqual(isFault ? [about('title'), about('heading')] : []);
});
