import type {Lexicon} from '../indexing/Lexicon';
import {begunLike} from './begunLike';
import type {Candidate} from './Candidate';
import {editDistance} from './editDistance';
import {firstFound} from './firstFound';
import {isAnotherWord} from './isAnotherWord';
import {trustIn} from './trustAs';

/** Letters of a word that two typing errors leave recognisable. */
const minLettersForTwoErrors = 7;
/** Letters of a stem that an error leaves recognisable: endings no longer help. */
const minStemLength = 5;
/** Letters of a spelling by ear that an error leaves recognisable. */
const minSoundLength = 5;

/** Two errors, the first letter right. One may have lost a letter: « pvtoer » for « pivoter ». */
function spelledWithTwoErrors(surface: string, lexicon: Lexicon): string[] {
  if (surface.length < minLettersForTwoErrors - 1) return [];
  const isMeant = (known: string): boolean =>
    known.length >= minLettersForTwoErrors &&
    known[0] === surface[0] &&
    editDistance(surface, known, 2) <= 2;
  const near = lexicon.spellingsOf(surface.length, 2);
  return near.flatMap(([known, stem]) => (isMeant(known) ? [stem] : []));
}

/** Words of which the pages have other inflections: "prlever" where they say « prélèvement ». */
function stemmedLike(typed: string, lexicon: Lexicon): string[] {
  if (typed.length < minStemLength) return [];
  const near = [...lexicon.spellings.values()].filter(
    (stem) =>
      stem.length >= minStemLength &&
      !isAnotherWord(typed, stem) &&
      editDistance(typed, stem, 1) <= 1,
  );
  return [...new Set(near)];
}

/** Words that sound so but for one letter: spelt by ear, and mistyped as well. */
function soundingNearly(surface: string, lexicon: Lexicon): string[] {
  const sound = lexicon.analysis.sound(surface);
  if (sound.length < minSoundLength) return [];
  return [...lexicon.sounds].flatMap(([known, stems]) =>
    known.length >= minSoundLength && editDistance(sound, known, 1) <= 1 ? [...stems] : [],
  );
}

/**
 * What a word may be that is nothing else: what the first of these ways leads to that leads anywhere.
 *
 * @param isLast whether the word may go on
 */
export function farGuesses(
  surface: string,
  stem: string,
  isLast: boolean,
  lexicon: Lexicon,
): Candidate[] {
  if (/\d/.test(surface)) return [];
  const ways = [
    () => spelledWithTwoErrors(surface, lexicon),
    () => stemmedLike(stem, lexicon),
    () => soundingNearly(surface, lexicon),
    () => (isLast ? begunLike(surface, lexicon) : []),
  ];
  return firstFound(ways).map((found) => ({stem: found, trust: trustIn.far}));
}
