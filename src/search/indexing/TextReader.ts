import type {Analysis, Word} from '../analysis/Word';
import type {ConceptMatch, Concepts} from '../synonyms/Concepts';

export interface ReadText {
  /** All words, stop words included. */
  readonly all: readonly Word[];
  /** The words without stop words; all words if there are only stop words. */
  readonly words: readonly Word[];
  /** The synonym groups that the text mentions; their positions refer to `all`. */
  readonly mentions: readonly ConceptMatch[];
}

/**
 * Analyses texts and caches the results: page texts are read once for indexing, and again on every
 * keystroke to highlight their excerpts. Not for queries, which would fill the unbounded cache.
 */
export class TextReader {
  private readonly known = new Map<string, ReadText>();

  constructor(
    readonly analysis: Analysis,
    private readonly concepts: Concepts,
  ) {}

  read(text: string): ReadText {
    const known = this.known.get(text);
    if (known) return known;
    const all = this.analysis.words(text);
    const telling = all.filter(({role}) => role !== 'stop');
    const words = telling.length > 0 ? telling : all;
    const mentions = this.concepts.find(
      all.map(({surface, stem, role, start, end}) => ({
        surface,
        candidates: this.analysis.isName(text.slice(start, end)) ? [] : [{stem, trust: 1}],
        isSmall: role === 'stop' && telling.length > 0,
      })),
    );
    const read = {all, words, mentions};
    this.known.set(text, read);
    return read;
  }
}
