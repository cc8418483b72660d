import type {Analysis, Word} from '../analysis/Word';
import {spellingOf} from '../indexing/readTokens';
import type {Candidate} from '../spelling/Candidate';
import {editDistance} from '../spelling/editDistance';
import {inEitherNumber} from '../spelling/inEitherNumber';
import {kind, type SynonymGroup} from './SynonymGroup';

/** A word of a text: the stems it may be, and whether it says little by itself. */
interface TextWord {
  /** Folded spelling. */
  readonly surface: string;
  readonly candidates: readonly Candidate[];
  readonly isSmall: boolean;
  /** What there is of a word that is still being typed. */
  readonly begun?: string;
  /** Its stem, where it was typed and may be a slip of the hand: « fond de plant ». */
  readonly typed?: string;
}

/** A group of synonyms met in a text: the words from `from` up to but not including `to`. */
export interface ConceptMatch {
  readonly concept: string;
  readonly from: number;
  readonly to: number;
  readonly trust: number;
}

interface Phrase {
  readonly stems: readonly string[];
  /** How words of the other language are spelt: by its stems « connecter » would be "connect". */
  readonly spelling: readonly string[] | null;
  /** Whether its small words must stand there too: without them one word would be left. */
  readonly isWhole: boolean;
  readonly concept: string;
  readonly trust: number;
}

const trustIn = {own: 0.75, borrowed: 0.65, kind: 0.5, begun: 0.55, slip: 0.55};
/** Letters of a word that an error leaves recognisable beside the others of its phrase. */
const minSlipLength = 4;

function isNear(typed: string, stem: string): boolean {
  const isLong = Math.min(typed.length, stem.length) >= minSlipLength;
  return isLong && typed[0] === stem[0] && editDistance(typed, stem, 1) <= 1;
}

/**
 * Recognises the synonyms of a language. Pages are indexed with the concepts they mention beside
 * their words, so "mdp" finds "mot de passe" without either losing its own sense.
 */
export class Concepts {
  private readonly byFirst = new Map<string, Phrase[]>();
  private readonly spellings = new Map<string, Set<string>>();

  constructor(
    private readonly analysis: Analysis,
    groups: readonly SynonymGroup[],
    private readonly onWord: (surface: string, stem: string, isBorrowed: boolean) => void,
  ) {
    for (const {name, words, borrowed} of groups) {
      const isKinds = name.startsWith(kind);
      for (const [at, text] of words.entries()) {
        this.add(text, `§${name}`, isKinds && at > 0 ? trustIn.kind : trustIn.own);
      }
      for (const text of borrowed ?? []) this.add(text, `§${name}`, trustIn.borrowed);
    }
  }

  /** Every phrase in all the words of a text, small ones included. */
  find(words: readonly TextWord[]): ConceptMatch[] {
    const matches: ConceptMatch[] = [];
    words.forEach(({candidates}, from) => {
      for (const {stem} of candidates) {
        for (const phrase of this.byFirst.get(stem) ?? []) {
          const match = matchAt(phrase, words, from);
          if (match) matches.push(match);
        }
      }
    });
    return matches;
  }

  /**
   * Where a phrase begins that the text ends amid, past its end where none does: "parler à un" on
   * the way to « parler à un conseiller ».
   */
  begunFrom(words: readonly TextWord[]): number {
    const at = words.findIndex(({candidates}, from) =>
      candidates.some(({stem}) =>
        (this.byFirst.get(stem) ?? []).some((phrase) => isBegunAt(phrase, words, from)),
      ),
    );
    return at < 0 ? words.length : at;
  }

  /** The phrases of a group as they are written, folded, with a space between two words. */
  spellingsOf(concept: string): readonly string[] {
    return [...(this.spellings.get(concept) ?? [])];
  }

  private add(text: string, concept: string, trust: number): void {
    const all = this.analysis.words(text);
    const telling = all.filter(({role}) => role !== 'stop');
    if (telling.length === 0 || all.every(({role}) => role === 'negation')) return;
    const spelling = all.map(({surface}) => surface).join(' ');
    const isKind = trust === trustIn.kind;
    const spellings = this.spellings.get(concept) ?? new Set();
    this.spellings.set(concept, isKind ? spellings : spellings.add(spelling));
    const isBorrowed = trust === trustIn.borrowed;
    for (const word of telling) this.onWord(spellingOf(word), word.stem, isBorrowed);
    const isWhole = telling.length === 1 && all.length > 1;
    const own = isWhole ? all : telling;
    const stems = own.map(({stem}: Word) => stem);
    const spelled = isBorrowed ? own.map(({surface}: Word) => surface) : null;
    const [first = ''] = stems;
    const phrases = this.byFirst.get(first) ?? [];
    phrases.push({stems, spelling: spelled, isWhole, concept, trust});
    this.byFirst.set(first, phrases);
  }
}

/** A phrase where it begins in a text; small words may stand between its own unless it is whole. */
function matchAt(
  {stems, spelling, isWhole, concept, trust}: Phrase,
  words: readonly TextWord[],
  from: number,
): ConceptMatch | null {
  let least = 1;
  let to = from;
  for (const [at, stem] of stems.entries()) {
    while (!isWhole && words[to]?.isSmall) to++;
    const word = words[to];
    const met = word?.candidates.find((one) => one.stem === stem);
    const isSlip = !met && to > from && word?.typed !== undefined && isNear(word.typed, stem);
    // "mot de p" is too little of "passe" to stand for it alone, but not after the words before.
    const isBegun = to > from && word?.begun !== undefined && stem.startsWith(word.begun);
    if (!met && !isBegun && !isSlip) return null;
    if (spelling && met && !inEitherNumber(word?.surface ?? '').includes(spelling[at] ?? ''))
      return null;
    least = Math.min(least, met?.trust ?? (isBegun ? trustIn.begun : trustIn.slip));
    to++;
  }
  return {concept, from, to, trust: least * trust};
}

/** Whether a text ends before a phrase that begins in it does. */
function isBegunAt({stems, isWhole}: Phrase, words: readonly TextWord[], from: number): boolean {
  let to = from;
  for (const stem of stems) {
    while (!isWhole && to > from && words[to]?.isSmall) to++;
    const word = words[to];
    if (!word) return true;
    const isBegun = word.begun !== undefined && stem.startsWith(word.begun);
    if (!isBegun && !word.candidates.some((one) => one.stem === stem)) return false;
    to++;
  }
  return false;
}
