import type {Analysis, Word} from '../analysis/Word';
import {splitForeign} from '../indexing/foreignText';
import type {TextReader} from '../indexing/TextReader';

type Language = Analysis['language'];

/** A stretch of text, marked when it is what the query asked for. */
export interface Stretch {
  readonly text: string;
  readonly isMarked: boolean;
  /** Its language where that is another than the page’s. */
  readonly lang?: Language;
}

interface Span {
  readonly start: number;
  readonly end: number;
  /** Which word of the query it is, or stands for. */
  readonly asked: number;
}

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
   * About `length` characters of the text, where most of the words are that its title does not hold:
   * below a title that holds them all, the text is best read from its beginning.
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
  private spans(text: string): Span[] {
    const {all, words, mentions} = this.reader.read(text);
    const meant = new Map<Word, number>();
    const keep = (word: Word, token: string): void => {
      const asked = this.stems.get(token);
      if (asked !== undefined && !meant.has(word)) meant.set(word, asked);
    };
    for (const word of words) keep(word, word.stem);
    for (const {concept, from, to} of mentions) {
      if (!this.stems.has(concept)) continue;
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
  private window(text: string, spans: readonly Span[], from: number, length: number): Stretch[] {
    const to = fits(text, from, length) ? text.length : endOfWindow(text, from, length);
    const inside = spans.filter(({start, end}) => start >= from && end <= to);
    const before = from > 0 ? [{text: '…\u00a0', isMarked: false}] : [];
    const after = to < text.length ? [{text: '\u00a0…', isMarked: false}] : [];
    return [...before, ...this.cut(text, inside, from, to), ...after];
  }

  /** A part of a text, in pieces that are marked or not and in one language each. */
  private cut(text: string, spans: readonly Span[], from: number, to: number): Stretch[] {
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
function joinTied(words: readonly Word[], meant: ReadonlyMap<Word, number>): Span[] {
  const spans: Span[] = [];
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

/** Whether the text ends about there: a few letters more are better than an ellipsis in their place. */
function fits(text: string, from: number, length: number): boolean {
  return text.length - from <= length * 1.2;
}

/** Moves an offset to the nearest space in a direction. */
function wordBoundary(text: string, offset: number, step: 1 | -1): number {
  let at = offset;
  while (at > 0 && at < text.length && text[at] !== ' ') at += step;
  return at;
}

/** Before a word that does not fit, or within it when there is nothing before it. */
function endOfWindow(text: string, from: number, length: number): number {
  const to = wordBoundary(text, from + length, -1);
  return to > from ? to : from + length;
}

/** The first of the words that stand with the most others, each counted once. */
function densest(spans: readonly Span[], length: number): number {
  let best = 0;
  let most = 0;
  for (const {start} of spans) {
    const inside = spans.filter((span) => span.start >= start && span.end <= start + length * 0.8);
    const distinct = new Set(inside.map(({asked}) => asked)).size;
    if (distinct > most) {
      most = distinct;
      best = start;
    }
  }
  return best;
}

function startOfWindow(text: string, spans: readonly Span[], length: number): number {
  if (fits(text, 0, length)) return 0;
  const best = densest(spans, length);
  const lead = Math.round(length * 0.15);
  if (best <= lead) return 0;
  // From there on the rest of the text fills the window: later would leave room unused.
  const latest = text.length - length;
  const sentences = [0, ...[...text.matchAll(/[.!?…] /g)].map(({index}) => index + 2)];
  // The beginning of a sentence, when one is near: an excerpt reads better from there.
  const start =
    sentences.findLast((at) => at <= Math.min(best, latest) && fits(text, at, length)) ??
    sentences.findLast((at) => at <= best && best - at < length * 0.4);
  return start ?? Math.min(wordBoundary(text, Math.min(best - lead, latest), 1) + 1, best);
}
