import {expect, it} from 'vitest';
import {fakePage, fakeSite} from '../fakeSite';
import {applyEdits} from '../fixFaults';
import {alignTables} from './alignTables';

function aligned(body: string): string {
  const [page] = fakeSite({'docs/walls.mdx': fakePage(body)}).pages;
  if (!page) {
    throw new Error('There is no page.');
  }
  return applyEdits(page.source, alignTables(page)).split('---\n').slice(2).join('---\n').trim();
}

it('sets the bars under each other, whatever stands in the cells', () => {
  expect(
    aligned(
      '| Pièce | Hauteur |\n| --- | --- |\n| Séjour | <Fact name="wallHeight" /> |\n| a \\| b | |',
    ),
  ).toBe(
    [
      '| Pièce  | Hauteur                    |',
      '| ------ | -------------------------- |',
      '| Séjour | <Fact name="wallHeight" /> |',
      '| a \\| b |                            |',
    ].join('\n'),
  );
});

it('keeps the side that columns are set to', () => {
  expect(aligned('| A | B | C |\n|:--|:-:|--:|\n| wide | wide | wide |')).toBe(
    ['| A    |  B   |    C |', '| :--- | :--: | ---: |', '| wide | wide | wide |'].join('\n'),
  );
});

it('adds the bars that a table may do without', () => {
  expect(aligned('A | B\n--- | ---\n1 | 2')).toBe('| A   | B   |\n| --- | --- |\n| 1   | 2   |');
});

it('keeps a table where it stands in a list', () => {
  expect(aligned('- Text.\n\n  | A | B |\n  | - | - |\n  | long | 2 |')).toBe(
    '- Text.\n\n  | A    | B   |\n  | ---- | --- |\n  | long | 2   |',
  );
});

it('has nothing to do a second time, nor in a sample of code', () => {
  const once = aligned('| A | B |\n| - | - |\n| long | 2 |');
  expect(aligned(once)).toBe(once);
  const sample = '```mdx\n| A | B |\n| - | - |\n```';
  expect(aligned(sample)).toBe(sample);
});
