import {memoize} from '../analysis/memoize';
import type {Analysis} from '../analysis/Word';
import type {Entry} from '../indexing/entries';

/** Minimum length: shorter titles are subjects that several pages may treat. */
const minWords = 3;
/** Minimum number of keys: a single key occurs in many rows. */
const minKeys = 2;
/** Labels of the interface count from one word on: who types one wants to know what it does. */
const minLabelWords = 1;
/** Separates the keys of a row from its other texts. */
const keysEdge = / · |\. | ou | or /;
const none: ReadonlySet<number> = new Set();

/** Finds the entries of which a query repeats a title, keyword, label or keys word for word. */
export class EntryTitles {
  private readonly byWords = new Map<string, Set<number>>();

  constructor(
    private readonly analysis: Analysis,
    entries: readonly Entry[],
  ) {
    const titles = entries.flatMap(({title}) => (title ? [`,${this.wordsOf(title)},`] : [])).join();
    // A label that is also the title of a page means that page.
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
