import type {Analysis, Word} from './analysis/Word';
import {editDistance} from './editDistance';
import {inEitherNumber} from './inEitherNumber';
import {isAnotherWord} from './isAnotherWord';
import {lacksVowels, withoutVowels} from './withoutVowels';

/** A word of the pages that a typed word may mean, and how far to trust it, from 0 to 1. */
export interface Candidate {
  readonly stem: string;
  readonly trust: number;
}

type TypedWord = Pick<Word, 'surface' | 'stem' | 'role'>;

const trustIn = {
  exact: 1,
  joined: 0.95,
  cutShort: 0.95,
  prefixOfLast: 0.55,
  prefix: 0.35,
  runIn: 0.9,
  onceMore: 0.55,
  sound: 0.7,
  withoutVowels: 0.7,
  near: 0.55,
  far: 0.35,
};
const maxPrefixCandidates = 12;
/** Letters of a word that two typing errors leave recognisable. */
const minLettersForTwoErrors = 7;
const minPrefixLength = 4;
/** Letters of a stem that an error leaves recognisable: endings no longer help. */
const minStemLength = 5;
/** Letters of a spelling by ear that an error leaves recognisable. */
const minSoundLength = 5;
/** Letters of each word that a typed one may be made of. */
const minSplitLength = 3;
/** Letters beside a known word that may be a word of their own: « promoteur » holds no motor. */
const minRestLength = 4;
const number = /^\d[\d.]*$/;

/** Edits allowed for a word of that length: typing errors grow with the word, short words change meaning. */
function allowedEdits(length: number): number {
  if (length < 4) return 0;
  return length < 9 ? 1 : 2;
}

/** Every word of the pages, to find what a typed word may mean. */
export class Lexicon {
  private readonly stemOf = new Map<string, string>();
  /** How often each stem is met where it may be guessed. */
  private readonly counts = new Map<string, number>();
  /** Spellings that may not be guessed: they are no inflections of other words. */
  private readonly foreign = new Set<string>();
  private readonly bySound = new Map<string, Set<string>>();
  private sorted: string[] | null = null;

  constructor(private readonly analysis: Analysis) {}

  /**
   * @param isGuessable whether a word typed otherwise may stand for it; words of another language
   *   are found as they are or not at all
   */
  add(surface: string, stem: string, isGuessable: boolean): void {
    this.counts.set(stem, this.countOf(stem) + (isGuessable ? 1 : 0));
    if (!isGuessable) this.foreign.add(surface);
    if (!isGuessable || this.stemOf.has(surface)) return;
    this.stemOf.set(surface, stem);
    this.sorted = null;
  }

  has(stem: string): boolean {
    return this.counts.has(stem);
  }

  /** Whether a stem is met only where it may not be guessed: in a sample, in the other language. */
  isForeign(stem: string): boolean {
    return this.counts.get(stem) === 0;
  }

  /** Whether a word is one of the pages, or one of another language as that spells it. */
  private knows(surface: string, stem: string): boolean {
    if (!this.isForeign(stem)) return this.has(stem);
    return inEitherNumber(surface).some((one) => this.foreign.has(one));
  }

  /** Every spelling of some stems. */
  surfacesOf(stems: ReadonlySet<string>): string[] {
    return [...this.stemOf].flatMap(([surface, stem]) => (stems.has(stem) ? [surface] : []));
  }

  /**
   * The candidates of a typed word, the same stem once, most trusted first. A small word is taken
   * as it is, or for the beginning of another: "comment" is no misspelt "commencer".
   *
   * @param isLast whether the word may go on
   */
  candidates({surface, stem, role}: TypedWord, isLast: boolean): Candidate[] {
    const isSmall = role === 'stop';
    const found = new Map<string, number>();
    const keep = (candidate: string, trust: number): void => {
      if ((found.get(candidate) ?? 0) < trust) found.set(candidate, trust);
    };
    const isKnown = this.knows(surface, stem);
    if (isKnown) keep(stem, trustIn.exact);
    // A known letter at the end is a word of its own: "une pièce en L", "Ctrl A".
    const least = isLast ? 1 : minPrefixLength;
    const mayBegin = isLast || !isSmall;
    if (mayBegin && (found.size === 0 ? surface.length >= least : isLast && surface.length > 1)) {
      // "clotur" is the stem of "clôturer", but who types it means the words it begins.
      const isCutShort = found.size > 0 && surface === stem && !this.stemOf.has(surface);
      const trustInLast = isCutShort ? trustIn.cutShort : trustIn.prefixOfLast;
      const trust = isLast ? trustInLast : trustIn.prefix;
      for (const candidate of this.startingWith(surface)) keep(candidate, trust);
    }
    const isUnknown = !isSmall && !isKnown && (found.size === 0 || !isLast);
    if (isUnknown) {
      for (const {stem, trust} of this.guesses(surface)) keep(stem, trust);
      if (found.size === 0)
        for (const far of this.farGuesses(surface, stem, isLast)) keep(far, trustIn.far);
    }
    return [...found]
      .map(([candidate, trust]) => ({stem: candidate, trust}))
      .sort((a, b) => b.trust - a.trust);
  }

  /**
   * The words that a typed one is made of, when it was typed without spaces ("motdepasse").
   *
   * @param isSmall whether a word is grammar before the next, so that it may stand between two
   *   others
   * @param isUnknown whether nothing else is known of it, so that other inflections than those of
   *   the pages will do
   * @returns spellings that pages have, in order; empty when it cannot be taken apart
   */
  split(
    surface: string,
    isSmall: (word: string, next: string) => boolean,
    isUnknown = false,
  ): string[] {
    const isWord = (part: string): boolean =>
      part.length >= minSplitLength &&
      (this.stemOf.has(part) || (isUnknown && this.isOtherInflection(part)));
    for (let first = minSplitLength; first <= surface.length - minSplitLength; first++) {
      if (!isWord(surface.slice(0, first))) continue;
      for (let last = first; last <= surface.length - minSplitLength; last++) {
        const between = surface.slice(first, last);
        const end = surface.slice(last);
        const isJoint = last === first || isSmall(between, end) || isWord(between);
        if (!isJoint || !isWord(end)) continue;
        return [surface.slice(0, first), between, end].filter(Boolean);
      }
    }
    return [];
  }

  /**
   * The longest word that an unknown one begins or ends with, and what is left of it: "slidingdoor",
   * of which the pages may have no more than the door.
   */
  splitOff(surface: string): string[] {
    for (let length = surface.length - minRestLength; length >= minStemLength; length--) {
      const [begin, rest] = [surface.slice(0, length), surface.slice(length)];
      if (this.stemOf.has(begin)) return [begin, rest];
      const [start, end] = [surface.slice(0, -length), surface.slice(-length)];
      if (this.stemOf.has(end)) return [start, end];
    }
    return [];
  }

  private isOtherInflection(surface: string): boolean {
    return surface.length >= minStemLength && this.countOf(this.analysis.stem(surface)) > 0;
  }

  private surfaces(): string[] {
    this.sorted ??= [...this.stemOf.keys()].sort();
    return this.sorted;
  }

  /** The stems most often met: where many words begin alike, those are meant. */
  private startingWith(prefix: string): string[] {
    const surfaces = this.surfaces();
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
    for (const surface of surfaces.slice(low)) {
      if (!surface.startsWith(prefix)) break;
      if (!isNumber || !number.test(surface)) stems.add(this.stemOf.get(surface) ?? '');
    }
    return this.commonest(stems);
  }

  private commonest(stems: ReadonlySet<string>): string[] {
    return [...stems]
      .sort((a, b) => this.countOf(b) - this.countOf(a))
      .slice(0, maxPrefixCandidates);
  }

  private countOf(stem: string): number {
    return this.counts.get(stem) ?? 0;
  }

  private soundingLike(surface: string): Iterable<string> {
    return this.sounds().get(this.analysis.sound(surface)) ?? [];
  }

  /** Words that give the typed one when their vowels are left out. */
  private writtenOut(surface: string): string[] {
    if (!lacksVowels(surface)) return [];
    const short = withoutVowels(surface);
    return [...this.stemOf].flatMap(([known, stem]) =>
      known[0] === short[0] && withoutVowels(known) === short ? [stem] : [],
    );
  }

  /** Words that sound so but for one letter: spelt by ear, and mistyped as well. */
  private soundingNearly(surface: string): string[] {
    const sound = this.analysis.sound(surface);
    if (sound.length < minSoundLength || /\d/.test(surface)) return [];
    return [...this.sounds()].flatMap(([known, stems]) =>
      known.length >= minSoundLength && editDistance(sound, known, 1) <= 1 ? [...stems] : [],
    );
  }

  private sounds(): ReadonlyMap<string, ReadonlySet<string>> {
    if (this.bySound.size === 0) this.indexSounds();
    return this.bySound;
  }

  private indexSounds(): void {
    for (const [surface, stem] of this.stemOf) {
      if (surface.length < 4) continue;
      const sound = this.analysis.sound(surface);
      const stems = this.bySound.get(sound) ?? new Set();
      this.bySound.set(sound, stems.add(stem));
    }
  }

  private spelledLike(surface: string): Candidate[] {
    const max = allowedEdits(surface.length);
    if (max === 0 || /\d/.test(surface)) return [];
    const near: Candidate[] = [];
    for (const [known, stem] of this.stemOf) {
      if (known.length < 3) continue;
      if (isAnotherWord(surface, known)) continue;
      const edits = editDistance(surface, known, max);
      if (edits <= max) near.push({stem, trust: edits < 2 ? trustIn.near : trustIn.far});
    }
    return near;
  }

  /** What an unknown word may be, by its letters and its sound. */
  private guesses(surface: string): Candidate[] {
    const {runIn, onceMore} = this.analysis;
    const trusted = (stems: Iterable<string>, trust: number): Candidate[] =>
      [...stems].map((stem) => ({stem, trust}));
    return [
      ...trusted(this.stemWithout(surface, runIn), trustIn.runIn),
      ...trusted(this.stemWithout(surface, onceMore), trustIn.onceMore),
      ...trusted(this.soundingLike(surface), trustIn.sound),
      ...trusted(this.writtenOut(surface), trustIn.withoutVowels),
      ...this.spelledLike(surface),
    ];
  }

  /** What a word may be that is nothing else: the first of these ways that leads to one. */
  private farGuesses(surface: string, stem: string, isLast: boolean): string[] {
    const ways = [
      () => this.spelledWithTwoErrors(surface),
      () => this.stemmedLike(stem),
      () => this.soundingNearly(surface),
      () => (isLast ? this.beginningLike(surface) : []),
    ];
    for (const way of ways) {
      const found = way();
      if (found.length > 0) return found;
    }
    return [];
  }

  /** The stem of what is left without a beginning, where the pages have it. */
  private stemWithout(surface: string, beginning: RegExp): string[] {
    const rest = surface.replace(beginning, '');
    const stem = this.analysis.stem(rest);
    return rest !== surface && this.countOf(stem) > 0 ? [stem] : [];
  }

  /** Words of which the pages have other inflections: "prlever" where they say « prélèvement ». */
  private stemmedLike(typed: string): string[] {
    if (typed.length < minStemLength || /\d/.test(typed)) return [];
    return [...new Set(this.stemOf.values())].filter(
      (stem) =>
        stem.length >= minStemLength &&
        !isAnotherWord(typed, stem) &&
        editDistance(typed, stem, 1) <= 1,
    );
  }

  /** Words whose beginning is typed with an error: "balko" on the way to « balcon ». */
  private beginningLike(surface: string): string[] {
    const sound = this.analysis.sound(surface);
    if (sound.length < minPrefixLength || /\d/.test(surface)) return [];
    const stems = new Set<string>();
    for (const [known, stem] of this.stemOf) {
      if (known[0] !== surface[0] || known.length <= surface.length) continue;
      const isHeard = this.analysis.sound(known).startsWith(sound);
      if (isHeard || editDistance(surface, known.slice(0, surface.length), 1) <= 1) stems.add(stem);
    }
    return this.commonest(stems);
  }

  /** For a word that is nothing else: two errors in seven letters, the first of them right. */
  private spelledWithTwoErrors(surface: string): string[] {
    if (surface.length < minLettersForTwoErrors || /\d/.test(surface)) return [];
    return [...this.stemOf].flatMap(([known, stem]) =>
      known.length >= minLettersForTwoErrors &&
      known[0] === surface[0] &&
      editDistance(surface, known, 2) <= 2
        ? [stem]
        : [],
    );
  }
}
