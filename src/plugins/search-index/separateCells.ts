import type {CheerioAPI} from 'cheerio';
import {cleanText} from './cleanText';

const asSentence = (cell: string): string => (/[.!?…:;]$/.test(cell) ? cell : `${cell}.`);

/**
 * Sets the cells of tables apart in the texts of a page: the plugin runs them together, and an
 * excerpt would read “Join two walls Select both”. Heads of tables say nothing by themselves and go.
 *
 * @param $ the built page
 * @returns does so in one text; a row that is not found in it stays as it is
 */
export function separateCells($: CheerioAPI): (text: string) => string {
  const rows = $('article tr:not([id])')
    .get()
    .map((row) => {
      const cells = $(row)
        .find('th, td')
        .get()
        .map((cell) => cleanText($(cell).text()))
        .filter(Boolean);
      const isHead = $(row).closest('thead').length > 0;
      return {
        // The plugin knows spaces of one kind only.
        together: cells.join(' ').replace(/\s/g, ' '),
        apart: isHead ? '' : cells.map(asSentence).join(' '),
      };
    })
    .filter(({together}) => together !== '');
  return (text) =>
    cleanText(rows.reduce((rest, {together, apart}) => rest.replace(together, () => apart), text));
}
