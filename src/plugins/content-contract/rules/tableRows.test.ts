import {expect, it} from 'vitest';
import {fakePage, fakeSite} from '../fakeSite';
import {tableRows} from './tableRows';

function linesAtFault(...rows: readonly string[]) {
  const body = ['| A | B |', '| - | - |', ...rows].join('\n');
  return tableRows.check(fakeSite({'docs/walls.mdx': fakePage(body)})).map(({line}) => line);
}

it('reports rows with more cells than the header, at their lines', () => {
  expect(linesAtFault('| 1 | 2 |', '| 1 | 2 | 3 |', '| `a|b` | 2 |', '| 1 | 2 | |')).toEqual([
    11, 12, 13,
  ]);
});

it('reports rows with fewer cells than the header', () => {
  expect(linesAtFault('| 1 |', '| 1 | 2 |', '1 |', '| 1 | |')).toEqual([10, 12]);
});

it('accepts bars in text', () => {
  expect(linesAtFault('1 | 2', '| a \\| b | `a \\| b` |')).toEqual([]);
});

it('reports a column without a header', () => {
  const found = (body: string) =>
    tableRows
      .check(fakeSite({'docs/walls.mdx': fakePage(body)}))
      .map(({line, column, what}) => `${line}:${column} ${what}`);
  expect(found('| | B |\n| - | - |\n| 1 | 2 |')).toEqual([
    '8:1 A column of the table has no header: nothing says what it holds.',
  ]);
  expect(found('| | |\n| - | - |\n| 1 | 2 |')).toHaveLength(2);
});

it('reports a sentence that becomes the last row of a table', () => {
  expect(linesAtFault('| 1 | 2 |', 'A room with a \\| in it.')).toEqual([11]);
  expect(linesAtFault('| 1 | 2 |', '', 'A room.')).toEqual([]);
});

it('accepts a table with one column and no bars', () => {
  const body = '| A |\n| - |\nB';
  expect(tableRows.check(fakeSite({'docs/walls.mdx': fakePage(body)}))).toEqual([]);
});
