import type {Analysis, Word} from '../analysis/Word';
import {isNumber} from './isNumber';

/**
 * Without a last letter that only begins a word after others: most pages hold a word that it begins,
 * or name it as a key. A letter beside words of the keyboard, or after another, is a key; a capital
 * is a shape, « en L »; and after a number it is a unit.
 *
 * @param typed those of the words that count
 * @param words all of the query
 * @param text that they were read from
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
