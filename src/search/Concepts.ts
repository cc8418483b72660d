import type {Analysis, Word} from './analysis/Word';
import type {Candidate} from './Lexicon';
import type {SynonymGroup} from './synonyms/SynonymGroup';
import type {Mention} from './TextReader';

/** A group of synonyms met in a text: the words from `from` up to but not including `to`. */
export interface ConceptMatch {
  readonly concept: string;
  readonly from: number;
  readonly to: number;
  readonly trust: number;
}

interface Phrase {
  readonly stems: readonly string[];
  readonly concept: string;
  readonly trust: number;
}

const trustIn = {own: 0.75, borrowed: 0.65};

/**
 * Recognises the synonyms of a language. Pages are indexed with the concepts they mention beside
 * their words, so "mdp" finds "mot de passe" without either losing its own sense.
 */
export class Concepts {
  private readonly byFirst = new Map<string, Phrase[]>();
  private readonly surfaces = new Map<string, string[]>();

  constructor(
    private readonly analysis: Analysis,
    groups: readonly SynonymGroup[],
    private readonly onWord: (surface: string, stem: string, isBorrowed: boolean) => void,
  ) {
    for (const {name, words, borrowed} of groups) {
      for (const text of words) this.add(text, `§${name}`, trustIn.own);
      for (const text of borrowed ?? []) this.add(text, `§${name}`, trustIn.borrowed);
    }
  }

  /** Every phrase in a sequence of words, each given as the stems it may be. */
  find(words: readonly (readonly Candidate[])[]): ConceptMatch[] {
    const matches: ConceptMatch[] = [];
    words.forEach((candidates, from) => {
      for (const candidate of candidates) {
        for (const phrase of this.byFirst.get(candidate.stem) ?? []) {
          const trust = this.trustAt(phrase, words, from);
          if (trust > 0) {
            const to = from + phrase.stems.length;
            matches.push({concept: phrase.concept, from, to, trust: trust * phrase.trust});
          }
        }
      }
    });
    return matches;
  }

  /** Every phrase in the words of a page. */
  mentionedIn(words: readonly Word[]): Mention[] {
    const mentions: Mention[] = [];
    for (let from = 0; from < words.length; from++) {
      const phrases = this.byFirst.get(words[from]?.stem ?? '');
      for (const {stems, concept} of phrases ?? []) {
        const isThere = stems.every((stem, offset) => words[from + offset]?.stem === stem);
        if (isThere) mentions.push({concept, from, to: from + stems.length});
      }
    }
    return mentions;
  }

  /** Words of the phrases of a group, folded. */
  surfacesOf(concept: string): readonly string[] {
    return this.surfaces.get(concept) ?? [];
  }

  private trustAt(phrase: Phrase, words: readonly (readonly Candidate[])[], from: number): number {
    let trust = 1;
    for (const [offset, stem] of phrase.stems.entries()) {
      const candidate = words[from + offset]?.find((one) => one.stem === stem);
      if (!candidate) return 0;
      trust = Math.min(trust, candidate.trust);
    }
    return trust;
  }

  private add(text: string, concept: string, trust: number): void {
    const words = this.analysis.words(text).filter(({role}) => role !== 'stop');
    const [first] = words;
    if (!first || words.every(({role}) => role === 'negation')) return;
    const known = this.surfaces.get(concept) ?? [];
    this.surfaces.set(concept, [...known, ...words.map(({surface}) => surface)]);
    const isBorrowed = trust === trustIn.borrowed;
    for (const {surface, stem} of words) this.onWord(surface, stem, isBorrowed);
    const phrases = this.byFirst.get(first.stem) ?? [];
    phrases.push({stems: words.map(({stem}) => stem), concept, trust});
    this.byFirst.set(first.stem, phrases);
  }
}
