import type {CheerioAPI} from 'cheerio';
import type {IndexedSection} from '../../search/SearchIndex';
import {cleanText} from './cleanText';

/**
 * Table rows and list terms with an anchor: indexed as entries of their own, not as text of their
 * section.
 */
export const rowSelectors = ['tr[id]', 'dl > div[id]'];

/** The text of a cell, with its paragraphs separated. */
function textOf(cell: ReturnType<CheerioAPI>): string {
  cell.find('p, li').append(' ');
  return cleanText(cell.text());
}

/**
 * The text of a row, without repeated cells: sentences follow one another, other parts, such as the
 * keys of two systems, are separated by a dot.
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
 * The rows and terms with an anchor in a page's article, with notes removed from their headings.
 *
 * @param $ the built page
 */
export function readRows($: CheerioAPI): IndexedSection[] {
  return $(rowSelectors.map((selector) => `article ${selector}`).join())
    .get()
    .map((element) => {
      const row = $(element);
      // Each cell reads as a separate sentence; a span in the heading is a note.
      const head = row.find('th, dt').first();
      // Result titles are in the page's language, and read aloud as such; synonyms find the term by
      // its translation.
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
