import type {Analysis, Word} from '../analysis/Word';
import type {Lexicon} from '../indexing/Lexicon';
import type {Candidate} from '../spelling/Candidate';
import {candidatesOf} from '../spelling/candidatesOf';
import {split, splitOff} from '../spelling/compounds';
import {firstFound} from '../spelling/firstFound';
import {meaningfulWords} from './meaningfulWords';

/** The words of a query that count, and what each may stand for on the pages. */
interface ReadWords {
  readonly kept: readonly Word[];
  /** Also of words that were taken apart since. */
  readonly candidates: ReadonlyMap<Word, readonly Candidate[]>;
}

/** Below this trust a word is better taken apart, when it can be, than guessed. */
const guessTrust = 0.5;

/** Words of a query of which each is a good part of what is asked, however it is spelt. */
const fewWords = 2;
/** What the best guess of such a word is trusted. */
const bestGuessTrust = 0.75;

/** Guesses of a word that begins no other: which of them is meant is open, not whether one is. */
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
 * The words that one typed without spaces is made of, each standing where it stands.
 *
 * @param isUnknown whether nothing else is known of it, so that one word in it will do
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
 * Looks each word up among those of the pages; one that is not there, and is written without its
 * spaces, gives way to what it is made of.
 *
 * @param typed the words that count
 * @param isBegun whether a word may still be being typed
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
    // A greeting is whole: « bonjour » is no good day.
    const parts =
      isGuess && word.role !== 'stop' ? takeApart(word, found.length === 0, analysis, lexicon) : [];
    // « fairedes murs »: two small words, as they would be with their space.
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
