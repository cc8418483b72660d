import type {Analysis, Word} from '../analysis/Word';
import {splitForeign} from '../indexing/foreignText';
import type {TextReader} from '../indexing/TextReader';
import {endOfWindow, fits, type Place, startOfWindow} from './excerptWindow';

type Language = Analysis['language'];

/** A stretch of text, marked when it is what the query asked for. */
export interface Stretch {
  readonly text: string;
  readonly isMarked: boolean;
  /** Its language where that is another than the page’s. */
  readonly lang?: Language;
}

/** Below this trust what a text mentions is near what was asked, not the same. */
const sameThing = 0.6;

/** Finds the words of a query, and their synonyms, in texts. */
export class Marker {
  private readonly otherLanguage: Language;

  constructor(
    private readonly reader: TextReader,
    /** What the words of the query mean, each with the place of its word. */
    private readonly stems: ReadonlyMap<string, number>,
  ) {
    this.otherLanguage = reader.analysis.language === 'fr' ? 'en' : 'fr';
  }

  /** The whole text with its words marked. */
  mark(text: string): Stretch[] {
    return this.cut(text, this.spans(text), 0, text.length);
  }

  /**
   * About `length` characters of the text, where most of the words are that its title does not hold,
   * the first of them early enough to be seen where a phone cuts the rest. Below a title that holds
   * them all, the text is best read from its beginning.
   */
  excerpt(text: string, length: number, title = ''): Stretch[] {
    const spans = this.spans(text);
    const told = new Set(this.spans(title).map(({asked}) => asked));
    const sought = spans.filter(({asked}) => !told.has(asked));
    return this.window(text, spans, startOfWindow(text, sought, length), length);
  }

  /** About `length` characters from the start, where texts that are one definition say it. */
  beginning(text: string, length: number): Stretch[] {
    return this.window(text, this.spans(text), 0, length);
  }

  /** Where the words of the query are in a text. */
  private spans(text: string): Place[] {
    const {all, words, mentions} = this.reader.read(text);
    const meant = new Map<Word, number>();
    const keep = (word: Word, token: string): void => {
      const asked = this.stems.get(token);
      if (asked !== undefined && !meant.has(word)) meant.set(word, asked);
    };
    for (const word of words) keep(word, word.stem);
    for (const {concept, from, to, trust} of mentions) {
      // A kitchen is a room, but no other word for it.
      if (!this.stems.has(concept) || trust < sameThing) continue;
      const phrase = all.slice(from, to);
      // Where a word of the query stands in it, that word is the mark: not all of "murs extérieurs"
      // for "mur".
      if (phrase.some(({stem}) => this.stems.has(stem))) continue;
      for (const word of phrase) keep(word, concept);
    }
    // "ferme pas" is one phrase, but "pas" is on every other line: a mark on it would lead astray.
    return joinTied(
      words.filter(({role}) => role !== 'negation'),
      meant,
    );
  }

  /** About `length` characters from an offset, with an ellipsis where the text goes on. */
  private window(text: string, spans: readonly Place[], from: number, length: number): Stretch[] {
    const to = fits(text, from, length) ? text.length : endOfWindow(text, from, length);
    const inside = spans.filter(({start, end}) => start >= from && end <= to);
    const before = from > 0 ? [{text: '…\u00a0', isMarked: false}] : [];
    const after = to < text.length ? [{text: '…', isMarked: false}] : [];
    return [...before, ...this.cut(text, inside, from, to), ...after];
  }

  /** A part of a text, in pieces that are marked or not and in one language each. */
  private cut(text: string, spans: readonly Place[], from: number, to: number): Stretch[] {
    const stretches: Stretch[] = [];
    const keep = (start: number, end: number, isMarked: boolean): void => {
      for (const [piece, isForeign] of splitForeign(text, start, end)) {
        stretches.push({text: piece, isMarked, ...(isForeign && {lang: this.otherLanguage})});
      }
    };
    let at = from;
    for (const {start, end} of spans) {
      keep(at, start, false);
      keep(start, end, true);
      at = end;
    }
    keep(at, to, false);
    return stretches;
  }
}

/** The words with those that a hyphen ties as one: "e-mail" is one mark. */
function joinTied(words: readonly Word[], meant: ReadonlyMap<Word, number>): Place[] {
  const spans: Place[] = [];
  for (const word of words) {
    const asked = meant.get(word);
    if (asked === undefined) continue;
    const {start, end} = word;
    const before = spans.at(-1);
    if (before && word.isTied && before.end === start - 1) {
      spans[spans.length - 1] = {...before, end};
    } else spans.push({start, end, asked});
  }
  return spans;
}
