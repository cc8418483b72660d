import type {Analysis} from './analysis/Word';
import type {Entry} from './entries';

/** Fewer words are a subject, which many pages may treat; these many are one page's own sentence. */
const minWords = 3;
const none: ReadonlySet<number> = new Set();

/** The titles and keywords of entries, to find those that a query repeats word for word. */
export class EntryTitles {
  private readonly byWords = new Map<string, Set<number>>();

  constructor(
    private readonly analysis: Analysis,
    entries: readonly Entry[],
  ) {
    for (const {id, title, heading, symptom, row, keyword} of entries) {
      const words = this.wordsOf(title ?? heading ?? symptom ?? row ?? keyword ?? '');
      if (!words) continue;
      const ids = this.byWords.get(words) ?? new Set();
      this.byWords.set(words, ids.add(id));
    }
  }

  /** Ids of the entries whose title or keyword a query is, whatever its accents, signs and capitals. */
  named(query: string): ReadonlySet<number> {
    return this.byWords.get(this.wordsOf(query)) ?? none;
  }

  private wordsOf(text: string): string {
    const words = this.analysis.words(text).map(({surface}) => surface);
    return words.length < minWords ? '' : words.join(' ');
  }
}
