import type {Analysis, Word} from '../analysis/Word';
import type {Lexicon} from '../indexing/Lexicon';
import type {Candidate} from '../spelling/Candidate';
import {candidatesOf} from '../spelling/candidatesOf';
import {split, splitOff} from '../spelling/compounds';
import {firstFound} from '../spelling/firstFound';
import {meaningfulWords} from './meaningfulWords';

/** The words to search for, with the words of the pages that each may stand for. */
interface ReadWords {
  readonly kept: readonly Word[];
  /** Includes words that were split since. */
  readonly candidates: ReadonlyMap<Word, readonly Candidate[]>;
}

/** Below this trust, splitting a word beats guessing it. */
const guessTrust = 0.5;

/** In a query this short each word matters, however it is spelt. */
const fewWords = 2;
/** Minimum trust of the best guess of such a word. */
const bestGuessTrust = 0.75;

/** Raises the trust of guesses: one of them is meant, since the word is no beginning of another. */
function surer(
  found: readonly Candidate[],
  {surface}: Word,
  lexicon: Lexicon,
): readonly Candidate[] {
  const factor = bestGuessTrust / (found[0]?.trust ?? 1);
  const isGuess = factor > 1 && lexicon.startingWith(surface).length === 0;
  return isGuess ? found.map((one) => ({...one, trust: factor * one.trust})) : found;
}

/**
 * Splits a word that was typed without spaces. All parts keep the position of the whole.
 *
 * @param isUnknown whether there are no guesses for it, so that one known part is enough
 */
function takeApart(word: Word, isUnknown: boolean, analysis: Analysis, lexicon: Lexicon): Word[] {
  const isSmall = (part: string, next: string): boolean =>
    analysis.words(`${part} ${next}`)[0]?.role === 'stop';
  const ways = [
    () => split(word.surface, isSmall, isUnknown, lexicon),
    () => (isUnknown ? splitOff(word.surface, lexicon) : []),
  ];
  const parts = analysis.words(firstFound(ways).join(' '));
  return meaningfulWords(parts).map((part) => ({...part, start: word.start, end: word.end}));
}

/**
 * Looks up each word among those of the pages, and replaces an unknown word by its parts where it
 * was typed without spaces.
 *
 * @param typed the words to search for
 * @param isBegun whether a word may still be incomplete
 */
export function readWords(
  typed: readonly Word[],
  isBegun: (word: Word) => boolean,
  analysis: Analysis,
  lexicon: Lexicon,
): ReadWords {
  const candidates = new Map<Word, readonly Candidate[]>();
  const kept = typed.flatMap((word) => {
    const found = candidatesOf(word, isBegun(word), lexicon);
    const isGuess = lexicon.isForeign(word.stem) || found.every(({trust}) => trust < guessTrust);
    // Stop words are never split: « bonjour » is not « bon » and « jour ».
    const parts =
      isGuess && word.role !== 'stop' ? takeApart(word, found.length === 0, analysis, lexicon) : [];
    // « fairedes murs »: two stop words, dropped as they would be with their space.
    const isSmall = parts.length > 0 && parts.every(({role}) => role === 'stop');
    if (isSmall && typed.length > 1) return [];
    const met = parts.filter((part) => {
      const meant = lexicon.has(part.stem)
        ? [{stem: part.stem, trust: 1}]
        : candidatesOf(part, false, lexicon);
      candidates.set(part, meant);
      return meant.length > 0;
    });
    candidates.set(word, typed.length > fewWords ? found : surer(found, word, lexicon));
    return met.length > 0 ? met : [word];
  });
  return {kept, candidates};
}
