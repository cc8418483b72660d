import type {Word} from '../analysis/Word';
import type {Lexicon} from '../indexing/Lexicon';
import type {Candidate} from './Candidate';
import {farGuesses} from './farGuesses';
import {guesses, shortSlips, soundingLike} from './guesses';

const trustIn = {exact: 1, cutShort: 0.95, surePrefix: 0.85, prefix: 0.55};
/** Minimum length of a prefix that identifies a word if no other starts with it. */
const minSureLength = 5;

type Typed = Pick<Word, 'surface' | 'stem' | 'role'>;

function find({surface, stem, role}: Typed, isLast: boolean, lexicon: Lexicon): Candidate[] {
  const isSmall = role === 'stop';
  const found = new Map<string, Candidate>();
  const keep = (candidate: Candidate): void => {
    if ((found.get(candidate.stem)?.trust ?? 0) < candidate.trust) {
      found.set(candidate.stem, candidate);
    }
  };
  const isKnown = lexicon.knows(surface, stem);
  // "clotur" is the stem of « clôturer », but as typed it is an incomplete word.
  const isCutShort = isLast && isKnown && surface === stem && !lexicon.spellings.has(surface);
  if (isKnown) keep({stem, trust: isCutShort ? trustIn.cutShort : trustIn.exact});
  // A known single letter at the end is complete: "une pièce en L", "Ctrl A".
  if (isLast && (!isKnown || surface.length > 1)) {
    const begunStems = lexicon.startingWith(surface);
    const isSure = !isKnown && surface.length >= minSureLength && begunStems.length === 1;
    const prefix = isSure ? trustIn.surePrefix : trustIn.prefix;
    const trust = isCutShort ? trustIn.cutShort : prefix;
    for (const begun of begunStems) keep({stem: begun, trust});
  }
  // « pars » is on no page: it shares its stem with « parer », but sounds like « part ».
  const isUnspelt =
    isKnown && !isSmall && !lexicon.spellings.has(surface) && !lexicon.isForeign(stem);
  if (isUnspelt) soundingLike(surface, lexicon).forEach(keep);
  if (!isSmall && !isKnown && found.size === 0) {
    guesses(surface, lexicon).forEach(keep);
    if (found.size === 0) farGuesses(surface, stem, isLast, lexicon).forEach(keep);
  }
  if (!isSmall && !isKnown && isLast) shortSlips(surface, lexicon).forEach(keep);
  return [...found.values()].sort((a, b) => b.trust - a.trust);
}

/**
 * The words of the pages that a typed word may mean, one per stem, most trusted first. A stop word
 * is taken literally or as a prefix, never as a typo: « comment » is not « commencer » misspelt.
 *
 * @param isLast whether the word may be incomplete
 */
export function candidatesOf(word: Typed, isLast: boolean, lexicon: Lexicon): readonly Candidate[] {
  const key = [word.surface, word.stem, word.role, isLast].join(' ');
  const found = lexicon.meanings.get(key) ?? find(word, isLast, lexicon);
  lexicon.meanings.set(key, found);
  return found;
}
