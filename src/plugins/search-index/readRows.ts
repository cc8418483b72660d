import type {CheerioAPI} from 'cheerio';
import type {IndexedSection} from '../../search/SearchIndex';
import {cleanText} from './cleanText';

/**
 * Rows of tables, and terms of lists, that have an anchor: they are entries of their own, not text
 * of their section.
 */
export const rowSelectors = ['tr[id]', 'dl > div[id]'];

/** The text of a cell, whose paragraphs stand apart. */
function textOf(cell: ReturnType<CheerioAPI>): string {
  cell.find('p, li').append(' ');
  return cleanText(cell.text());
}

/**
 * What a row says, once where two cells say the same: sentences follow one another, other parts,
 * such as the keys of two systems, have a dot between them.
 */
function joinParts(parts: readonly string[]): string {
  return [...new Set(parts)]
    .filter(Boolean)
    .reduce(
      (text, part) => (/(?:^|[.!?…:;])$/.test(text) ? `${text} ${part}` : `${text} · ${part}`),
      '',
    )
    .trim();
}

/**
 * The rows and terms with an anchor in the article of a page, whose heads are left without notes.
 *
 * @param $ the built page
 */
export function readRows($: CheerioAPI): IndexedSection[] {
  return $(rowSelectors.map((selector) => `article ${selector}`).join())
    .get()
    .map((element) => {
      const row = $(element);
      // Cells read as sentences apart; a span in the head is a note on it.
      const head = row.find('th, dt').first();
      // Titles of results are in the language of the page, and are read aloud so; synonyms find the
      // term by its translation.
      head.find('[lang]').remove();
      const note = head.find('span').text();
      head.find('span').remove();
      const cells = row
        .find('td, dd')
        .get()
        .map((cell) => textOf($(cell)));
      return {
        kind: row.is('[data-symptom]') ? ('symptom' as const) : ('row' as const),
        hash: `#${row.attr('id')}`,
        title: cleanText(head.text()),
        text: joinParts([cleanText(note), ...cells]),
      };
    })
    .filter(({title}) => title !== '');
}
