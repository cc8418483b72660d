import type {Lexicon} from '../indexing/Lexicon';
import {begunLike} from './begunLike';
import type {Candidate} from './Candidate';
import {editDistance} from './editDistance';
import {firstFound} from './firstFound';
import {isAnotherWord} from './isAnotherWord';
import {trustAs, trustIn} from './trustAs';

/** Letters of a word that two typing errors leave recognisable. */
const minLettersForTwoErrors = 7;
/** Letters of a stem that an error leaves recognisable: endings no longer help. */
const minStemLength = 5;
/** Letters of a spelling by ear that an error leaves recognisable. */
const minSoundLength = 5;
/** Letters that are left of a short word without one of them. */
const minShortLength = 3;

/** Stems of the spellings of about as many letters that pass. */
function stemsOf(
  {length}: string,
  more: number,
  lexicon: Lexicon,
  isMeant: (known: string) => boolean,
): string[] {
  const near = lexicon.spellingsOf(length, more);
  return near.flatMap(([known, stem]) => (isMeant(known) ? [stem] : []));
}

/** Short words that lack one letter, not the first: « blu » for « bleu ». */
function lackingOne(surface: string, lexicon: Lexicon): string[] {
  if (surface.length !== minShortLength) return [];
  return stemsOf(
    surface,
    1,
    lexicon,
    (known) =>
      known.length === surface.length + 1 &&
      known[0] === surface[0] &&
      editDistance(surface, known, 1) <= 1,
  );
}

/** Words that the pages have in the other number: « grilmes » where they say « grille ». */
function inOtherNumber(surface: string, lexicon: Lexicon): string[] {
  if (surface.length < minStemLength) return [];
  const other = surface.endsWith('s') ? surface.slice(0, -1) : `${surface}s`;
  return stemsOf(
    other,
    2,
    lexicon,
    (known) => known.length > minShortLength && trustAs(known, other) >= trustIn.near,
  );
}

/** Two errors in so many letters or more, the first of them right. */
function spelledWithTwoErrors(surface: string, least: number, lexicon: Lexicon): string[] {
  if (surface.length < least) return [];
  return stemsOf(
    surface,
    2,
    lexicon,
    (known) =>
      known.length >= minLettersForTwoErrors &&
      known[0] === surface[0] &&
      editDistance(surface, known, 2) <= 2,
  );
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
    () => lackingOne(surface, lexicon),
    () => inOtherNumber(surface, lexicon),
    () => spelledWithTwoErrors(surface, minLettersForTwoErrors, lexicon),
    () => stemmedLike(stem, lexicon),
    () => soundingNearly(surface, lexicon),
    () => (isLast ? begunLike(surface, lexicon) : []),
    // One of the two may have lost a letter of the seven: « pvtoer » for « pivoter ».
    () => spelledWithTwoErrors(surface, minLettersForTwoErrors - 1, lexicon),
  ];
  return firstFound(ways).map((found) => ({stem: found, trust: trustIn.far}));
}
