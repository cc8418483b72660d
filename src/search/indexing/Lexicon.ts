import type {Analysis} from '../analysis/Word';
import type {Candidate} from '../spelling/Candidate';
import {inEitherNumber} from '../spelling/inEitherNumber';
import {byLength, type Spelling} from './byLength';

const maxCommonest = 12;
/** Minimum length of a word to match by sound: shorter ones sound like too many others. */
const minHeardLength = 4;
const number = /^\d[\d.]*$/;

/** Every word of the pages, looked up by spelling, prefix, sound or stem. */
export class Lexicon {
  private readonly stemOf = new Map<string, string>();
  /** How often each stem was added as guessable; 0 for stems of foreign words only. */
  private readonly counts = new Map<string, number>();
  /** Spellings that are never guessed: they are not inflections of other words. */
  private readonly foreign = new Set<string>();
  private readonly bySound = new Map<string, Set<string>>();
  /** Cache of `candidatesOf`: each keystroke looks up the earlier words of the query again. */
  readonly meanings = new Map<string, readonly Candidate[]>();
  /** Stop words that are keywords of pages on their own. */
  readonly subjects = new Set<string>();
  private sorted: string[] | null = null;
  private byLength: ReadonlyMap<number, readonly Spelling[]> | null = null;

  constructor(readonly analysis: Analysis) {}

  /**
   * Adds a word of the pages.
   *
   * @param surface its folded spelling
   * @param isGuessable whether a misspelt or incomplete word may match it; words of another
   *   language match only exactly
   */
  add(surface: string, stem: string, isGuessable: boolean): void {
    this.meanings.clear();
    this.counts.set(stem, this.countOf(stem) + (isGuessable ? 1 : 0));
    if (!isGuessable) this.foreign.add(surface);
    if (!isGuessable || this.stemOf.has(surface)) return;
    this.stemOf.set(surface, stem);
    this.sorted = null;
    this.byLength = null;
  }

  /** The guessable spellings, each with its stem. */
  get spellings(): ReadonlyMap<string, string> {
    return this.stemOf;
  }

  /**
   * The guessable spellings of about the same length: the only ones that a typo can lead from.
   *
   * @param length length of the typed word
   * @param more maximum difference in length
   */
  spellingsOf(length: number, more: number): Spelling[] {
    this.byLength ??= byLength(this.stemOf);
    const lengths = Array.from({length: 2 * more + 1}, (_, at) => length - more + at);
    return lengths.flatMap((one) => this.byLength?.get(one) ?? []);
  }

  /** The stems of the words that sound alike, by sound. */
  get sounds(): ReadonlyMap<string, ReadonlySet<string>> {
    if (this.bySound.size === 0) this.indexSounds();
    return this.bySound;
  }

  has(stem: string): boolean {
    return this.counts.has(stem);
  }

  /** How often a stem was added as guessable. */
  countOf(stem: string): number {
    return this.counts.get(stem) ?? 0;
  }

  /** Whether a stem occurs only in words of another language, or in samples. */
  isForeign(stem: string): boolean {
    return this.counts.get(stem) === 0;
  }

  /**
   * Whether the pages have a word: for words of another language, in this very spelling, singular
   * or plural; for others, in any inflection.
   */
  knows(surface: string, stem: string): boolean {
    if (!this.isForeign(stem)) return this.has(stem);
    return inEitherNumber(surface).some((one) => this.foreign.has(one));
  }

  /** All guessable spellings of the given stems. */
  surfacesOf(stems: ReadonlySet<string>): string[] {
    return [...this.stemOf].flatMap(([surface, stem]) => (stems.has(stem) ? [surface] : []));
  }

  /** The most frequent of the given stems: of many matches, these are the likeliest. */
  commonest(stems: ReadonlySet<string>): string[] {
    return [...stems].sort((a, b) => this.countOf(b) - this.countOf(a)).slice(0, maxCommonest);
  }

  /** The stems of the words with a prefix, the most frequent first. */
  startingWith(prefix: string): string[] {
    this.sorted ??= [...this.stemOf.keys()].sort();
    const surfaces = this.sorted;
    let low = 0;
    let high = surfaces.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((surfaces[middle] ?? '') < prefix) low = middle + 1;
      else high = middle;
    }
    const stems = new Set<string>();
    // A number is never a prefix of another: 10 does not match 100, although 3 matches 3D.
    const isNumber = number.test(prefix);
    for (let at = low; at < surfaces.length; at++) {
      const surface = surfaces[at] ?? '';
      if (!surface.startsWith(prefix)) break;
      if (!isNumber || !number.test(surface)) stems.add(this.stemOf.get(surface) ?? '');
    }
    return this.commonest(stems);
  }

  private indexSounds(): void {
    for (const [surface, stem] of this.stemOf) {
      if (surface.length < minHeardLength) continue;
      const sound = this.analysis.sound(surface);
      const stems = this.bySound.get(sound) ?? new Set();
      this.bySound.set(sound, stems.add(stem));
    }
  }
}
