import fc from 'fast-check';
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {expect, it} from 'vitest';
import {fakePage, fakeSite} from '../fakeSite';
import {applyEdits} from '../faults/fixFaults';
import type {Page} from '../page/Page';
import {alignTables} from './alignTables';

function pageOf(body: string): Page {
  const [page] = fakeSite({'docs/walls.mdx': fakePage(body)}).pages;
  if (!page) {
    throw new Error('There is no page.');
  }
  return page;
}

function aligned(body: string): string {
  const page = pageOf(body);
  return applyEdits(page.source, alignTables(page)).split('---\n').slice(2).join('---\n').trim();
}

it('aligns the bars, whatever the cells contain', () => {
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

it('keeps the alignment of columns', () => {
  expect(aligned('| A | B | C |\n|:--|:-:|--:|\n| wide | wide | wide |')).toBe(
    ['| A    |  B   |    C |', '| :--- | :--: | ---: |', '| wide | wide | wide |'].join('\n'),
  );
});

it('adds the optional outer bars of a table', () => {
  expect(aligned('A | B\n--- | ---\n1 | 2')).toBe('| A   | B   |\n| --- | --- |\n| 1   | 2   |');
});

it('keeps the indentation of a table in a list', () => {
  expect(aligned('- Text.\n\n  | A | B |\n  | - | - |\n  | long | 2 |')).toBe(
    '- Text.\n\n  | A    | B   |\n  | ---- | --- |\n  | long | 2   |',
  );
});

it('changes nothing the second time, nor in a code sample', () => {
  const once = aligned('| A | B |\n| - | - |\n| long | 2 |');
  expect(aligned(once)).toBe(once);
  const sample = '```mdx\n| A | B |\n| - | - |\n```';
  expect(aligned(sample)).toBe(sample);
});

it.each([
  ['a cell too many', '| A | B |\n| - | - |\n| 1 | 2 | 3 |'],
  ['a bar in code', '| A | B |\n| - | - |\n| `a|b` | 2 |'],
  ['an empty cell too many', '| A | B |\n| - | - |\n| 1 | 2 |  |'],
])('leaves a table with %s unchanged', (_, table) => {
  expect(aligned(table)).toBe(table);
});

/** The contents of the non-empty table cells of a page. */
function cellsIn(body: string): readonly string[] {
  const cells: string[] = [];
  const {tree} = pageOf(body);
  if (tree) {
    visit(tree, 'tableCell', (cell) => void cells.push(textOf(cell)));
  }
  return cells.filter((cell) => cell !== '');
}

it('loses no content of a table, whatever its rows are', () => {
  const row = fc
    .array(fc.constantFrom('|', '|', '\\', '`', ' ', 'a', 'b'), {maxLength: 12})
    .map((parts) => `| ${parts.join('')}`);
  fc.assert(
    fc.property(fc.array(row, {minLength: 1, maxLength: 3}), (rows) => {
      const table = ['| A | B |', '| - | - |', ...rows].join('\n');
      const result = aligned(table);
      expect(cellsIn(result)).toEqual(cellsIn(table));
      expect(aligned(result)).toBe(result);
    }),
    {numRuns: 500},
  );
});
