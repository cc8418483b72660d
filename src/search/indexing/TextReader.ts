import type {Analysis, Word} from '../analysis/Word';
import type {ConceptMatch, Concepts} from '../synonyms/Concepts';

export interface ReadText {
  /** Every word. */
  readonly all: readonly Word[];
  /** The words that carry meaning; all of them when none does. */
  readonly words: readonly Word[];
  /** The groups of synonyms it mentions; their places are among all words. */
  readonly mentions: readonly ConceptMatch[];
}

/**
 * Reads texts and remembers them: pages are read once to be indexed, and again at each key to mark
 * their excerpts. For texts of pages only; what readers type is not kept.
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
