import type {AlignType, Table} from 'mdast';
import type {Edit} from '../faults/Fault';
import {nodesOf} from '../page/nodesOf';
import type {Page} from '../page/Page';

/** An unescaped cell separator; `\|` is text. */
const bar = /(?<!\\)\|/u;

/** The cells of a source line, without the bars and the spaces around them. */
function cellsOf(line: string): readonly string[] {
  return line
    .trim()
    .replace(/^\|/u, '')
    .replace(/(?<!\\)\|$/u, '')
    .split(bar)
    .map((cell) => cell.replace(/^[ \t]+|[ \t]+$/gu, ''));
}

/** Length in grapheme clusters: a combining accent is not counted separately. */
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
 * Whether each line has the cells that the parser sees and no more than the header has columns.
 * Otherwise realigning would lose text.
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
 * Edits that line up the bars of a page's tables, so that their source is readable. The rendered
 * page is unchanged, so this is not reported as a fault; `--fix` applies it.
 */
export function alignTables(page: Page): readonly Edit[] {
  return nodesOf(page)
    .filter((node) => node.type === 'table')
    .flatMap((table) => alignTable(page, table));
}
