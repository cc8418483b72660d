import type {Lexicon} from '../indexing/Lexicon';
import {begunLike} from './begunLike';
import type {Candidate} from './Candidate';
import {editDistance} from './editDistance';
import {firstFound} from './firstFound';
import {isAnotherWord} from './isAnotherWord';
import {trustIn} from './trustAs';

/** Minimum length of a word that is still recognisable with two typos. */
const minLettersForTwoErrors = 7;
/** Minimum length of a stem, which has no ending left, that is recognisable with a typo. */
const minStemLength = 5;
/** Minimum length of a phonetic spelling that is still recognisable with a typo. */
const minSoundLength = 5;

/** Two typos, but the right first letter. A typo may omit a letter: "pvtoer" for « pivoter ». */
function spelledWithTwoErrors(surface: string, lexicon: Lexicon): string[] {
  if (surface.length < minLettersForTwoErrors - 1) return [];
  const isMeant = (known: string): boolean =>
    known.length >= minLettersForTwoErrors &&
    known[0] === surface[0] &&
    editDistance(surface, known, 2) <= 2;
  const near = lexicon.spellingsOf(surface.length, 2);
  return near.flatMap(([known, stem]) => (isMeant(known) ? [stem] : []));
}

/** A typo in an inflection that the pages lack: "prlever", where they have « prélèvement ». */
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

/** A typo in a word spelt by ear: its phonetic spelling differs by one letter. */
function soundingNearly(surface: string, lexicon: Lexicon): string[] {
  const sound = lexicon.analysis.sound(surface);
  if (sound.length < minSoundLength) return [];
  return [...lexicon.sounds].flatMap(([known, stems]) =>
    known.length >= minSoundLength && editDistance(sound, known, 1) <= 1 ? [...stems] : [],
  );
}

/**
 * Last-resort candidates for a word that has no others: those of the first strategy that finds any.
 *
 * @param surface the typed word, folded
 * @param isLast whether the word may be incomplete
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
