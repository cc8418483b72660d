import {expect, it} from 'vitest';
import {fakePage, fakeSite} from '../fakeSite';
import {sameShape} from './sameShape';

const english = 'docs/walls.mdx';
const french = 'i18n/fr/docusaurus-plugin-content-docs/current/walls.mdx';

function faultsOf(one: string, other: string, isTranslated = true) {
  const site = fakeSite({[english]: fakePage(one), [french]: fakePage(other)});
  const translatedFiles = new Set(isTranslated ? [english] : []);
  return sameShape.check({...site, translatedFiles}).map(({file, line, what}) => {
    return [file, line, what];
  });
}

const steps = (count: number) => `<Steps>\n\n${'1. Click.\n'.repeat(count)}\n</Steps>`;
const table = (rows: number, cell = '| A ') =>
  [`${cell.repeat(2)}|`, '| - | - |', ...Array(rows).fill(`${cell.repeat(2)}|`)].join('\n');

it.each([
  [steps(3), steps(2), `The procedure has 2 steps here, but 3 steps on line 8 of ${english}.`],
  [steps(1), steps(2), `The procedure has 2 steps here, but 1 step on line 8 of ${english}.`],
  [
    table(2),
    table(1),
    `The table has 1 row of 2 columns here, but 2 rows of 2 columns on line 8 of ${english}.`,
  ],
])('reports fewer or more in the translation', (one, other, what) => {
  expect(faultsOf(one, `Text.\n\n${other}`)).toEqual([[french, 10, what]]);
});

it.each([
  ['the same', steps(3), steps(3)],
  ['steps that are no list', steps(3), steps(3).replaceAll('1.', 'Step:')],
  ['a procedure that is missing as a whole', `${steps(2)}\n\n${steps(3)}`, steps(3)],
])('reports nothing for %s', (_, one, other) => {
  expect(faultsOf(one, other)).toEqual([]);
});

it('reports a missing table, and says where the others are', () => {
  const two = `${table(2)}\n\nText.\n\n${table(1)}`;
  expect(faultsOf(two, table(1))).toEqual([
    [french, 1, `Tables are on line 8 here, but on lines 8, 15 in ${english}.`],
  ]);
  expect(faultsOf('Text.', table(1))).toEqual([
    [french, 1, `Tables are on line 8 here, but nowhere in ${english}.`],
  ]);
});

it('checks only translations marked as up to date', () => {
  expect(faultsOf(steps(3), steps(2), false)).toEqual([]);
});
