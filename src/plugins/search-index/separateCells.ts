import type {CheerioAPI} from 'cheerio';
import {cleanText} from './cleanText';

const asSentence = (cell: string): string => (/[.!?…:;]$/.test(cell) ? cell : `${cell}.`);

interface TableText {
  /** Anchor of the section it stands in, as the plugin names sections; empty at the top. */
  readonly hash: string;
  /** As the plugin reads it, which knows spaces of one kind only. */
  readonly together: string;
  readonly apart: string;
}

function tablesOf($: CheerioAPI): TableText[] {
  const inOrder = $('article').find('h1, h2, h3, table').get();
  return inOrder.flatMap((table, place) => {
    if (table.name !== 'table') {
      return [];
    }
    const heading = inOrder.slice(0, place).findLast(({name}) => name !== 'table');
    const rows = $(table)
      .find('tr:not([id])')
      .get()
      .map((row) => ({
        isHead: $(row).closest('thead').length > 0,
        cells: $(row)
          .find('th, td')
          .get()
          .map((cell) => cleanText($(cell).text()))
          .filter(Boolean),
      }));
    const cells = rows.flatMap((row) => row.cells);
    const sentences = rows.flatMap((row) => (row.isHead ? [] : row.cells.map(asSentence)));
    return cells.length < 2
      ? []
      : {
          hash: (heading && $(heading).find('a.hash-link').attr('href')) ?? '',
          together: cells.join(' ').replace(/\s/g, ' '),
          apart: sentences.join(' '),
        };
  });
}

/**
 * Sets the cells of tables apart in the texts of a page: the plugin runs them together, and an
 * excerpt would read “Join two walls Select both”. Heads of tables say nothing by themselves and go.
 * A table is looked for whole, and in its own section: the words of a cell may stand in a sentence.
 *
 * @param $ the built page
 * @returns does so in the text of the section with an anchor; a table that is not found in it stays
 *   as it is
 */
export function separateCells($: CheerioAPI): (text: string, hash: string) => string {
  const tables = tablesOf($);
  return (text, hash) =>
    tables
      .filter((table) => table.hash === hash)
      .reduce(
        (rest, {together, apart}) =>
          cleanText(` ${rest} `.replace(` ${together} `, () => ` ${apart} `)),
        text,
      );
}
