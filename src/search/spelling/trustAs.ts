import {editDistance} from './editDistance';
import {isAnotherWord} from './isAnotherWord';
import {isSlip} from './isSlip';

/** Trust, from 0 to 1, in each way in which a typed word may match a known one. */
export const trustIn = {
  runIn: 0.9,
  sound: 0.7,
  onceMore: 0.55,
  shortSlip: 0.45,
  near: 0.55,
  far: 0.35,
};

/** Minimum length of a known word for tolerating a typo. */
export const minSpelledLength = 3;

/** Maximum edits for a length: long words attract more typos, short ones become other words. */
export function allowedEdits(length: number): number {
  if (length < 4) return 0;
  return length < 9 ? 1 : 2;
}

/** Trust, from 0 to 1, that a typed word is a known one misspelt; 0 if it is not. */
export function trustAs(known: string, typed: string): number {
  if (known.length < minSpelledLength) return 0;
  const max = allowedEdits(typed.length);
  // A neighbouring key may change the first letter too, unlike a misspelling by ear.
  if (isSlip(typed, known)) return max === 0 ? trustIn.shortSlip : trustIn.near;
  if (max === 0 || isAnotherWord(typed, known)) return 0;
  const edits = editDistance(typed, known, max);
  if (edits > max) return 0;
  return edits < 2 ? trustIn.near : trustIn.far;
}
