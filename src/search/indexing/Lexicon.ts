import type {Analysis} from '../analysis/Word';
import type {Candidate} from '../spelling/Candidate';
import {inEitherNumber} from '../spelling/inEitherNumber';
import {byLength, type Spelling} from './byLength';

const maxCommonest = 12;
/** A shorter word sounds like too many others. */
const minHeardLength = 4;
const number = /^\d[\d.]*$/;

/** Every word of the pages, by its letters, its sound and its stem. */
export class Lexicon {
  private readonly stemOf = new Map<string, string>();
  /** How often each stem is met where it may be guessed. */
  private readonly counts = new Map<string, number>();
  /** Spellings that may not be guessed: they are no inflections of other words. */
  private readonly foreign = new Set<string>();
  private readonly bySound = new Map<string, Set<string>>();
  /** What typed words may mean, as `candidatesOf` found it: they come back with each key. */
  readonly meanings = new Map<string, readonly Candidate[]>();
  /** Small words that are keywords of pages by themselves. */
  readonly subjects = new Set<string>();
  private sorted: string[] | null = null;
  private byLength: ReadonlyMap<number, readonly Spelling[]> | null = null;

  constructor(readonly analysis: Analysis) {}

  /**
   * @param isGuessable whether a word typed otherwise may stand for it; words of another language
   *   are found as they are or not at all
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

  /** Spellings that may be guessed, each with its stem. */
  get spellings(): ReadonlyMap<string, string> {
    return this.stemOf;
  }

  /** Those of about as many letters: the others are no slips of a word that long. */
  spellingsOf(length: number, more: number): Spelling[] {
    this.byLength ??= byLength(this.stemOf);
    const lengths = Array.from({length: 2 * more + 1}, (_, at) => length - more + at);
    return lengths.flatMap((one) => this.byLength?.get(one) ?? []);
  }

  /** Stems of the words of each sound. */
  get sounds(): ReadonlyMap<string, ReadonlySet<string>> {
    if (this.bySound.size === 0) this.indexSounds();
    return this.bySound;
  }

  has(stem: string): boolean {
    return this.counts.has(stem);
  }

  /** How often a stem is met where it may be guessed. */
  countOf(stem: string): number {
    return this.counts.get(stem) ?? 0;
  }

  /** Whether a stem is met only where it may not be guessed: in a sample, in the other language. */
  isForeign(stem: string): boolean {
    return this.counts.get(stem) === 0;
  }

  /** Whether a word is one of the pages, or one of another language as that spells it. */
  knows(surface: string, stem: string): boolean {
    if (!this.isForeign(stem)) return this.has(stem);
    return inEitherNumber(surface).some((one) => this.foreign.has(one));
  }

  /** Every spelling of some stems. */
  surfacesOf(stems: ReadonlySet<string>): string[] {
    return [...this.stemOf].flatMap(([surface, stem]) => (stems.has(stem) ? [surface] : []));
  }

  /** The stems most often met: where many words begin alike, those are meant. */
  commonest(stems: ReadonlySet<string>): string[] {
    return [...stems].sort((a, b) => this.countOf(b) - this.countOf(a)).slice(0, maxCommonest);
  }

  /** Stems of the words that begin with some letters, most often met first. */
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
    // A number is whole as it is typed: 10 is not the beginning of 100, though 3 is that of 3D.
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
