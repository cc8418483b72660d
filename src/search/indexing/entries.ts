import type {IndexedSection, SearchIndex} from '../SearchIndex';

/** The parts of an entry, each with a weight of its own. */
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

/** One thing that can match: a title, one keyword, a section, a symptom. */
export interface Entry extends Partial<Record<Field, string>> {
  readonly id: number;
  /** Position of its page in the index. */
  readonly page: number;
  /** Position of its section in the page; absent for what belongs to the page as a whole. */
  readonly section?: number;
  /** Labels of the interface that it names. */
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
 * Breaks pages into entries. Each keyword is one of its own, so that a query that is a whole
 * keyword counts as much as one that is a whole title. On pages that come last headings count as
 * text: « Calculs » or « Portes » are elements to write with there, and no reader's subject.
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
