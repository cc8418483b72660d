import type {Analysis, Word} from '../analysis/Word';
import {isNumber} from './isNumber';

/**
 * Drops a single last letter that begins the next word: nearly every page has a word that starts
 * with it. It is kept where it is complete: as a key, beside keyboard words or another letter; as a
 * shape, in upper case, « en L »; as a unit, after a number.
 *
 * @param typed the words to search for
 * @param words all words of the query
 * @param text the text they were read from
 */
export function withoutBegun(
  typed: readonly Word[],
  words: readonly Word[],
  text: string,
  {keyboard}: Analysis,
): readonly Word[] {
  const [before, last] = words.slice(-2);
  const isBegun = last?.end === text.length && /^[a-z]$/.test(text.slice(last.start));
  const isOwn = before && (before.surface.length === 1 || isNumber(before.surface));
  const isKey = isOwn || words.some(({surface}) => keyboard.has(surface));
  const isKept = !isBegun || isKey || typed.length === 1;
  return isKept ? typed : typed.filter((word) => word !== last);
}
