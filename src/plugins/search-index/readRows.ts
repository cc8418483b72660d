import {load} from 'cheerio';
import type {IndexedSection} from '../../search/SearchIndex';
import {cleanText} from './cleanText';

/** Rows of tables that have an anchor: they are entries of their own, not text of their section. */
export const rowSelector = 'tr[id]';

/**
 * The rows with an anchor in the article of a page.
 *
 * @param html the built page
 */
export function readRows(html: string): IndexedSection[] {
  const $ = load(html);
  return $(`article ${rowSelector}`)
    .get()
    .map((element) => {
      const row = $(element);
      const symptom = row.attr('data-symptom');
      // Cells read as sentences apart; a span in the head of a row is a note on it.
      const head = row.find('th').first();
      const note = head.find('span').text();
      head.find('span, a.hash-link').remove();
      const cells = row
        .find('td')
        .get()
        .map((cell) => $(cell).text());
      return {
        kind: symptom === undefined ? ('row' as const) : ('symptom' as const),
        hash: `#${row.attr('id')}`,
        title: cleanText(symptom ?? head.text()),
        text: cleanText([note, ...cells].join(' ')),
      };
    })
    .filter(({title}) => title !== '');
}
