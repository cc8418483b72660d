import type {Analysis, Word} from '../analysis/Word';
import type {Entry} from '../indexing/entries';

const none: ReadonlySet<number> = new Set();

function meaningOf(words: readonly Word[]): string {
  return words
    .filter(({role}) => role !== 'stop')
    .map(({stem}) => stem)
    .join(' ');
}

/** Finds the glossary term whose meaning a query asks for. */
export class AskedTerms {
  private readonly byMeaning = new Map<string, Set<number>>();

  constructor(
    private readonly analysis: Analysis,
    entries: readonly Entry[],
  ) {
    for (const {id, row} of entries) {
      const meaning = meaningOf(analysis.words(row ?? ''));
      if (!meaning) continue;
      const ids = this.byMeaning.get(meaning) ?? new Set();
      this.byMeaning.set(meaning, ids.add(id));
    }
  }

  /** Whether a query asks what something means, be it explained or not. */
  isMeaningAsked(query: string): boolean {
    return this.textOf(query).search(this.analysis.asksMeaning) >= 0;
  }

  /** Ids of the rows that explain what a query asks the meaning of: « c’est quoi une trémie ». */
  in(query: string): ReadonlySet<number> {
    const text = this.textOf(query);
    const rest = text.replace(this.analysis.asksMeaning, ' ');
    if (rest === text) return none;
    return this.byMeaning.get(meaningOf(this.analysis.words(rest))) ?? none;
  }
  /** The query as `asksMeaning` reads it. */
  private textOf(query: string): string {
    return this.analysis
      .words(query)
      .map(({surface}) => surface)
      .join(' ');
  }
}
