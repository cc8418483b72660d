import {memoize} from '../analysis/memoize';
import type {Analysis} from '../analysis/Word';
import type {Entry} from '../indexing/entries';

/** Fewer words are a subject, which many pages may treat; these many are one page's own sentence. */
const minWords = 3;
/** Keys pressed together are one row's own. */
const minKeys = 2;
/** A label of the interface is typed by who looks for what it does. */
const minLabelWords = 1;
/** What stands between the keys of a row and its other texts. */
const keysEdge = / · |\. | ou | or /;
const none: ReadonlySet<number> = new Set();

/** The titles, keywords, keys and labels of entries, to find those that a query repeats word for word. */
export class EntryTitles {
  private readonly byWords = new Map<string, Set<number>>();

  constructor(
    private readonly analysis: Analysis,
    entries: readonly Entry[],
  ) {
    const titles = entries.flatMap(({title}) => (title ? [`,${this.wordsOf(title)},`] : [])).join();
    // What a title says is the subject of its page, not a place on this or another.
    const isSaid = memoize((label) => titles.includes(`,${this.wordsOf(label)},`));
    for (const {id, title, heading, symptom, row, keyword, body, labels = []} of entries) {
      this.add(title ?? heading ?? symptom ?? row ?? keyword ?? '', minWords, id);
      for (const label of labels) if (!isSaid(label)) this.add(label, minLabelWords, id);
      if (row) for (const keys of body?.split(keysEdge) ?? []) this.add(keys, minKeys, id);
    }
  }

  /**
   * Ids of the entries whose title, keyword, keys or labels a query is, whatever its accents, signs
   * and capitals.
   */
  named(query: string): ReadonlySet<number> {
    return this.byWords.get(this.wordsOf(query).join()) ?? none;
  }

  private add(text: string, least: number, id: number): void {
    const words = this.wordsOf(text);
    if (words.length < least) return;
    const ids = this.byWords.get(words.join()) ?? new Set();
    this.byWords.set(words.join(), ids.add(id));
  }

  private wordsOf(text: string): string[] {
    return this.analysis.words(text).map(({surface}) => surface);
  }
}
