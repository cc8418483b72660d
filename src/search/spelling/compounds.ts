import type {Lexicon} from '../indexing/Lexicon';

/** Minimum length of a part. */
const minPartLength = 3;
/** Minimum length of a stop word joined to another word: « lapiece », « murdu ». */
const minSmallLength = 2;
/** Minimum length of a part that identifies the whole, and of an inflection not on the pages. */
const minSureLength = 5;
const digit = /\d/;
/** Minimum length of what is left beside such a part: « promoteur » does not contain « moteur ». */
const minRestLength = 4;

/**
 * The words that a typed one is made of, when it was typed without spaces ("motdepasse").
 *
 * @param isSmall whether a word is grammar before the next, so that it may stand between two others
 * @param isUnknown whether nothing else is known of it, so that other inflections than those of the
 *   pages will do
 * @returns spellings that pages have, in order; empty when it cannot be taken apart
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
 * The longest word that an unknown one begins or ends with, and what is left of it: "slidingdoor",
 * of which the pages may have no more than the door.
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
