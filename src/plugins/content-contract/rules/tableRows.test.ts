import {expect, it} from 'vitest';
import {fakePage, fakeSite} from '../fakeSite';
import {tableRows} from './tableRows';

function linesAtFault(...rows: readonly string[]) {
  const body = ['| A | B |', '| - | - |', ...rows].join('\n');
  return tableRows.check(fakeSite({'docs/walls.mdx': fakePage(body)})).map(({line}) => line);
}

it('finds the rows with more cells than the header, at their lines', () => {
  expect(linesAtFault('| 1 | 2 |', '| 1 | 2 | 3 |', '| `a|b` | 2 |', '| 1 | 2 | |')).toEqual([
    11, 12, 13,
  ]);
});

it('finds the rows with fewer cells than the header', () => {
  expect(linesAtFault('| 1 |', '| 1 | 2 |', '1 |', '| 1 | |')).toEqual([10, 12]);
});

it('has nothing to say of bars that are text', () => {
  expect(linesAtFault('1 | 2', '| a \\| b | `a \\| b` |')).toEqual([]);
});

it('finds a column without a head', () => {
  const found = (body: string) =>
    tableRows
      .check(fakeSite({'docs/walls.mdx': fakePage(body)}))
      .map(({line, column, what}) => `${line}:${column} ${what}`);
  expect(found('| | B |\n| - | - |\n| 1 | 2 |')).toEqual([
    '8:1 A column of the table has no header: nothing says what it holds.',
  ]);
  expect(found('| | |\n| - | - |\n| 1 | 2 |')).toHaveLength(2);
});

it('finds a sentence that a table takes for its last row', () => {
  expect(linesAtFault('| 1 | 2 |', 'A room with a \\| in it.')).toEqual([11]);
  expect(linesAtFault('| 1 | 2 |', '', 'A room.')).toEqual([]);
});

it('lets the only column of a table do without bars', () => {
  const body = '| A |\n| - |\nB';
  expect(tableRows.check(fakeSite({'docs/walls.mdx': fakePage(body)}))).toEqual([]);
});
