import type {Analysis, Word} from './analysis/Word';
import type {Concepts} from './Concepts';

/** A group of synonyms that a text mentions: its words from `from` up to but not including `to`. */
export interface Mention {
  readonly concept: string;
  readonly from: number;
  readonly to: number;
}

export interface ReadText {
  /** Every word. */
  readonly all: readonly Word[];
  /** The words that carry meaning; all of them when none does. */
  readonly words: readonly Word[];
  readonly mentions: readonly Mention[];
}

/**
 * Reads texts and remembers them: pages are read once to be indexed, and again at each key to mark
 * their excerpts. For texts of pages only; what readers type is not kept.
 */
export class TextReader {
  private readonly known = new Map<string, ReadText>();

  constructor(
    private readonly analysis: Analysis,
    private readonly concepts: Concepts,
  ) {}

  read(text: string): ReadText {
    const known = this.known.get(text);
    if (known) return known;
    const all = this.analysis.words(text);
    const telling = all.filter(({role}) => role !== 'stop');
    const words = telling.length > 0 ? telling : all;
    const read = {all, words, mentions: this.concepts.mentionedIn(words)};
    this.known.set(text, read);
    return read;
  }
}
