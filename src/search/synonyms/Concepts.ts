import type {Analysis, Word} from '../analysis/Word';
import {spellingOf} from '../indexing/readTokens';
import type {Candidate} from '../spelling/Candidate';
import {editDistance} from '../spelling/editDistance';
import {inEitherNumber} from '../spelling/inEitherNumber';
import {kind, type SynonymGroup} from './SynonymGroup';

/** A word of a text: its possible stems, and whether it is a stop word. */
interface TextWord {
  /** Folded spelling. */
  readonly surface: string;
  readonly candidates: readonly Candidate[];
  readonly isSmall: boolean;
  /** The incomplete word, while it is being typed. */
  readonly begun?: string;
  /** The stem of the word as typed, to tolerate a typo within a phrase: « fond de plant ». */
  readonly typed?: string;
}

/** A synonym group found in a text: the words from `from` up to but not including `to`. */
export interface ConceptMatch {
  readonly concept: string;
  readonly from: number;
  readonly to: number;
  readonly trust: number;
}

interface Phrase {
  readonly stems: readonly string[];
  /** Spelling of borrowed words, which must match exactly: « connecter » has the stem "connect". */
  readonly spelling: readonly string[] | null;
  /** Whether its stop words must match too, because only one other word would be left. */
  readonly isWhole: boolean;
  readonly concept: string;
  readonly trust: number;
}

const trustIn = {own: 0.75, borrowed: 0.65, kind: 0.5, begun: 0.55, slip: 0.55};
/** Minimum length of a word of a phrase for tolerating a typo. */
const minSlipLength = 4;

function isNear(typed: string, stem: string): boolean {
  const isLong = Math.min(typed.length, stem.length) >= minSlipLength;
  return isLong && typed[0] === stem[0] && editDistance(typed, stem, 1) <= 1;
}

/**
 * Recognises synonym groups. Pages are indexed with the groups they mention in addition to their
 * words, so "mdp" finds "mot de passe" while an exact match still ranks higher.
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

  /** All synonym groups that a text mentions. `words` must include its stop words. */
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
   * Index of the first word of an incomplete phrase at the end of the text, such as "parler à un"
   * for « parler à un conseiller »; the number of words if there is none.
   */
  begunFrom(words: readonly TextWord[]): number {
    const at = words.findIndex(({candidates}, from) =>
      candidates.some(({stem}) =>
        (this.byFirst.get(stem) ?? []).some((phrase) => isBegunAt(phrase, words, from)),
      ),
    );
    return at < 0 ? words.length : at;
  }

  /** The phrases of a group as spelt: folded words separated by spaces. */
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

/** Matches a phrase from a word of a text on, skipping stop words unless the phrase `isWhole`. */
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
    // "p" alone is too short to mean « passe », but after "mot de" it is enough.
    const isBegun = to > from && word?.begun !== undefined && stem.startsWith(word.begun);
    if (!met && !isBegun && !isSlip) return null;
    if (spelling && met && !inEitherNumber(word?.surface ?? '').includes(spelling[at] ?? ''))
      return null;
    least = Math.min(least, met?.trust ?? (isBegun ? trustIn.begun : trustIn.slip));
    to++;
  }
  return {concept, from, to, trust: least * trust};
}

/** Whether a text ends in the middle of a phrase that starts at `from`. */
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
