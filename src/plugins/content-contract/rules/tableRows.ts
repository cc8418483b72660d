import type {Breach} from '../faults/Fault';
import {faultAt} from '../faults/faultAt';
import {nodesOf} from '../page/nodesOf';
import {pageRule} from '../Rule';

/** An unescaped cell separator. */
const bar = /(?<!\\)\|/;

/**
 * A table row has as many cells as the header, since extra ones are not rendered. No row is a
 * sentence meant to follow the table, and every column has a header.
 */
export const tableRows = pageRule('tableRows', (page) => {
  const faults: Breach[] = [];
  const tables = nodesOf(page).filter((node) => node.type === 'table');
  for (const {
    children: [header, ...rows],
  } of tables) {
    const columns = header?.children.length ?? 0;
    for (const cell of header?.children ?? []) {
      if (cell.children.length === 0) {
        faults.push(
          faultAt(page, cell, {
            what: 'A column of the table has no header: nothing says what it holds.',
            remedy: 'Write it in the first row.',
          }),
        );
      }
    }
    for (const row of rows) {
      const cells = row.children.length;
      const {start, end} = row.position ?? {};
      if (columns > 1 && !bar.test(page.source.slice(start?.offset, end?.offset))) {
        faults.push(
          faultAt(page, row, {
            what: 'The line is read as a row of the table above it.',
            remedy: 'Leave an empty line between the two, or write the row with its bars.',
          }),
        );
      } else if (cells < columns) {
        faults.push(
          faultAt(page, row, {
            what: `The row has ${cells} cells, but its header has ${columns}: the last columns stay empty.`,
            remedy: 'Add the missing cells, between bars; write — in a cell with nothing in it.',
          }),
        );
      }
      if (cells > columns) {
        faults.push(
          faultAt(page, row, {
            what: `The row has ${cells} cells, but its header has ${columns}: readers do not see the last ones.`,
            remedy:
              'Add a column to the header, or join cells; if a bar is part of the text, write it as \\|, in code too.',
          }),
        );
      }
    }
  }
  return faults;
});
