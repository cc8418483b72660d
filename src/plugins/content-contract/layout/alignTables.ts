import type {AlignType, Table} from 'mdast';
import type {Edit} from '../faults/Fault';
import {nodesOf} from '../page/nodesOf';
import type {Page} from '../page/Page';

/** A bar that parts two cells; one behind a backslash is text. */
const bar = /(?<!\\)\|/u;

/** The cells of a line as written, without the bars and the spaces beside them. */
function cellsOf(line: string): readonly string[] {
  return line
    .trim()
    .replace(/^\|/u, '')
    .replace(/(?<!\\)\|$/u, '')
    .split(bar)
    .map((cell) => cell.replace(/^[ \t]+|[ \t]+$/gu, ''));
}

/** Length in characters as readers count them: an accent is no character of its own. */
function widthOf(text: string): number {
  return [...text.normalize('NFC')].length;
}

function padded(text: string, width: number, align: AlignType): string {
  const free = width - widthOf(text);
  const before = align === 'right' ? free : align === 'center' ? Math.floor(free / 2) : 0;
  return ' '.repeat(before) + text + ' '.repeat(free - before);
}

function rule(width: number, align: AlignType): string {
  const starts = align === 'left' || align === 'center' ? ':' : '-';
  const ends = align === 'right' || align === 'center' ? ':' : '-';
  return starts + '-'.repeat(width - 2) + ends;
}

function alignedLines(lines: readonly string[], aligns: readonly AlignType[]): readonly string[] {
  const rows = lines.map(cellsOf);
  const columns = rows[0]?.length ?? 0;
  const widths = Array.from({length: columns}, (_, column) =>
    Math.max(
      3,
      ...rows.filter((_row, index) => index !== 1).map((row) => widthOf(row[column] ?? '')),
    ),
  );
  return rows.map((row, index) => {
    const cells = widths.map((width, column) => {
      const align = aligns[column] ?? null;
      return index === 1 ? rule(width, align) : padded(row[column] ?? '', width, align);
    });
    return `| ${cells.join(' | ')} |`;
  });
}

/**
 * Whether each line holds the cells that the parser sees, and none that the header has no column
 * for: only then is nothing lost.
 */
function hasItsCells({children}: Table, lines: readonly string[]): boolean {
  const columns = children[0]?.children.length ?? 0;
  const rows = lines.filter((_, index) => index !== 1).map(cellsOf);
  return children.every(({children: cells}, index) => {
    return cells.length <= columns && cells.length === rows[index]?.length;
  });
}

function alignTable({source}: Page, table: Table): readonly Edit[] {
  const {start, end} = table.position ?? {};
  if (start?.offset === undefined || end?.offset === undefined) {
    return [];
  }
  const text = source.slice(start.offset, end.offset);
  const lines = text.split('\n');
  const indent = source.slice(start.offset - start.column + 1, start.offset);
  const isPlain = /^[ \t]*$/u.test(indent) && lines.every((line) => !/^\s*>/u.test(line));
  if (!isPlain || !hasItsCells(table, lines)) {
    return [];
  }
  const aligned = alignedLines(lines, table.align ?? []).join(`\n${indent}`);
  return aligned !== text
    ? [{startOffset: start.offset, endOffset: end.offset, text: aligned}]
    : [];
}

/**
 * What sets the bars of the tables of a page under each other, so that a table can be read in its
 * source. Readers see no difference: it is no fault, and `--fix` does it.
 */
export function alignTables(page: Page): readonly Edit[] {
  return nodesOf(page)
    .filter((node) => node.type === 'table')
    .flatMap((table) => alignTable(page, table));
}
