import type {IndexedSection, SearchIndex} from '../SearchIndex';

/** The fields of an entry. Ranking weights each differently. */
export const fields = [
  'title',
  'symptom',
  'heading',
  'keyword',
  'description',
  'row',
  'body',
] as const;
export type Field = (typeof fields)[number];

/** A unit of the index that matches a query as a whole: a title, one keyword, a section… */
export interface Entry extends Partial<Record<Field, string>> {
  readonly id: number;
  /** Position of its page in the index. */
  readonly page: number;
  /** Position of its section in the page; absent if it belongs to the page as a whole. */
  readonly section?: number;
  /** User interface labels that it names. */
  readonly labels?: readonly string[];
}

const titleField = {section: 'heading', symptom: 'symptom', row: 'row'} as const;

function textsOf({kind, title, text, labels}: IndexedSection, isLast = false): Partial<Entry> {
  const isSample = isLast && kind === 'section';
  return isSample
    ? {body: `${title} ${text}`}
    : {[titleField[kind]]: title, body: text, ...(labels && {labels})};
}

/**
 * Breaks pages into entries. Each keyword is a separate entry, so that a query that equals a
 * keyword counts as much as one that equals a title. On pages marked `isLast`, headings count as
 * body text: « Calculs » or « Portes » are samples for writers there, not what a reader searches
 * for.
 */
export function entriesOf(index: SearchIndex): Entry[] {
  const entries: Entry[] = [];
  const add = (entry: Omit<Entry, 'id'>): void => {
    entries.push({...entry, id: entries.length});
  };
  index.pages.forEach((one, page) => {
    add({page, title: one.title});
    if (one.description) add({page, description: one.description});
    for (const keyword of one.keywords) add({page, keyword});
    one.sections.forEach((part, section) => {
      add({page, section, ...textsOf(part, one.isLast)});
    });
  });
  return entries;
}
