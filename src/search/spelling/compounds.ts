import type {Lexicon} from '../indexing/Lexicon';

/** Minimum length of a part. */
const minPartLength = 3;
/** Minimum length of a stop word joined to another word: « lapiece », « murdu ». */
const minSmallLength = 2;
/** Minimum length of a part that alone proves a compound, and of an inflection not on the pages. */
const minSureLength = 5;
const digit = /\d/;
/** Minimum length of the rest beside such a part: « promoteur » does not contain « moteur ». */
const minRestLength = 4;

/**
 * Splits a word that was typed without spaces ("motdepasse") into two or three words.
 *
 * @param surface the typed word, folded
 * @param isSmall whether a word is a stop word in front of the next one
 * @param isUnknown whether the word has no other candidates, so that inflections that the pages
 *   lack are accepted as parts
 * @returns the parts in order; empty if it cannot be split
 */
export function split(
  surface: string,
  isSmall: (word: string, next: string) => boolean,
  isUnknown: boolean,
  lexicon: Lexicon,
): string[] {
  const isInflection = (part: string): boolean =>
    part.length >= minSureLength && lexicon.countOf(lexicon.analysis.stem(part)) > 0;
  const isWord = (part: string): boolean =>
    (part.length >= minPartLength || digit.test(part)) &&
    (lexicon.spellings.has(part) || (isUnknown && isInflection(part)));
  const isKnown = lexicon.knows(surface, lexicon.analysis.stem(surface));
  for (let first = minSmallLength; first <= surface.length - minSmallLength; first++) {
    const [begin, rest] = [surface.slice(0, first), surface.slice(first)];
    const isSmallFirst = isWord(rest) && isSmall(begin, rest);
    const isSmallLast = isWord(begin) && isSmall(rest, '');
    if (!isKnown && (isSmallFirst || isSmallLast)) return [begin, rest];
    if (!isWord(begin)) continue;
    for (let last = first; last <= surface.length - minSmallLength; last++) {
      const between = surface.slice(first, last);
      const end = surface.slice(last);
      const isJoint = last === first || isSmall(between, end) || isWord(between);
      if (!isJoint || !isWord(end)) continue;
      return [begin, between, end].filter(Boolean);
    }
  }
  return [];
}

/**
 * Splits an unknown word at the longest known word that it begins or ends with: "slidingdoor",
 * where the pages have only "door".
 *
 * @returns both parts in order; empty if it cannot be split
 */
export function splitOff(surface: string, {spellings}: Lexicon): string[] {
  for (let length = surface.length - minRestLength; length >= minSureLength; length--) {
    const [begin, rest] = [surface.slice(0, length), surface.slice(length)];
    if (spellings.has(begin)) return [begin, rest];
    const [start, end] = [surface.slice(0, -length), surface.slice(-length)];
    if (spellings.has(end)) return [start, end];
  }
  return [];
}
