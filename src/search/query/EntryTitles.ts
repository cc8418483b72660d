import type {Analysis} from '../analysis/Word';
import type {Entry} from '../indexing/entries';

/** Fewer words are a subject, which many pages may treat; these many are one page's own sentence. */
const minWords = 3;
/** Keys pressed together are one row's own. */
const minKeys = 2;
/** What stands between the keys of a row and its other texts. */
const keysEdge = / · |\. | ou | or /;
const none: ReadonlySet<number> = new Set();

/** The titles, keywords and keys of entries, to find those that a query repeats word for word. */
export class EntryTitles {
  private readonly byWords = new Map<string, Set<number>>();

  constructor(
    private readonly analysis: Analysis,
    entries: readonly Entry[],
  ) {
    for (const {id, title, heading, symptom, row, keyword, body} of entries) {
      this.add(title ?? heading ?? symptom ?? row ?? keyword ?? '', minWords, id);
      if (row) for (const keys of body?.split(keysEdge) ?? []) this.add(keys, minKeys, id);
    }
  }

  /**
   * Ids of the entries whose title, keyword or keys a query is, whatever its accents, signs and
   * capitals.
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
