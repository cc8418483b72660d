import type {Analysis, Word} from './analysis/Word';
import {editDistance} from './editDistance';

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
  sound: 0.7,
  near: 0.55,
  far: 0.35,
};
const maxPrefixCandidates = 12;
/** Letters of a word that two typing errors leave recognisable. */
const minLettersForTwoErrors = 7;
const minPrefixLength = 4;
/** Letters of each word that a typed one may be made of. */
const minSplitLength = 3;
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
  private readonly bySound = new Map<string, Set<string>>();
  private sorted: string[] | null = null;

  constructor(private readonly analysis: Analysis) {}

  /**
   * @param isGuessable whether a word typed otherwise may stand for it; words of another language
   *   are found as they are or not at all
   */
  add(surface: string, stem: string, isGuessable: boolean): void {
    this.counts.set(stem, this.countOf(stem) + (isGuessable ? 1 : 0));
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
    if (this.has(stem)) keep(stem, trustIn.exact);
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
    const isUnknown = !isSmall && !this.has(stem) && (found.size === 0 || !isLast);
    if (isUnknown) {
      for (const candidate of this.soundingLike(surface)) keep(candidate, trustIn.sound);
      for (const near of this.spelledLike(surface)) keep(near.stem, near.trust);
      if (found.size === 0) {
        for (const near of this.spelledWithTwoErrors(surface)) keep(near, trustIn.far);
      }
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
   * @returns spellings that pages have, in order; empty when it cannot be taken apart
   */
  split(surface: string, isSmall: (word: string, next: string) => boolean): string[] {
    const isWord = (part: string): boolean =>
      part.length >= minSplitLength && this.stemOf.has(part);
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
    return [...stems]
      .sort((a, b) => this.countOf(b) - this.countOf(a))
      .slice(0, maxPrefixCandidates);
  }

  private countOf(stem: string): number {
    return this.counts.get(stem) ?? 0;
  }

  private soundingLike(surface: string): Iterable<string> {
    if (this.bySound.size === 0) this.indexSounds();
    return this.bySound.get(this.analysis.sound(surface)) ?? [];
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
      // With few letters, another first one makes another word: pile and tile, rose and pose.
      if (surface.length < 6 && known[0] !== surface[0]) continue;
      const edits = editDistance(surface, known, max);
      if (edits <= max) near.push({stem, trust: edits < 2 ? trustIn.near : trustIn.far});
    }
    return near;
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
