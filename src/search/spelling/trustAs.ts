import {editDistance} from './editDistance';
import {isAnotherWord} from './isAnotherWord';
import {isSlip} from './isSlip';

/** How far a word is trusted to be a known one that is spelt otherwise, from 0 to 1. */
export const trustIn = {
  runIn: 0.9,
  sound: 0.7,
  onceMore: 0.55,
  shortSlip: 0.45,
  near: 0.55,
  far: 0.35,
};

/** Letters of a word of the pages that a typing error leaves recognisable. */
export const minSpelledLength = 3;

/** Edits allowed for a word of that length: typing errors grow with the word, short words change meaning. */
export function allowedEdits(length: number): number {
  if (length < 4) return 0;
  return length < 9 ? 1 : 2;
}

/** How far a typed word may be trusted to be a known one, spelt with an error; 0 for not at all. */
export function trustAs(known: string, typed: string): number {
  if (known.length < minSpelledLength) return 0;
  const max = allowedEdits(typed.length);
  // The thumb makes another first letter too, where the ear would not.
  if (isSlip(typed, known)) return max === 0 ? trustIn.shortSlip : trustIn.near;
  if (max === 0 || isAnotherWord(typed, known)) return 0;
  const edits = editDistance(typed, known, max);
  if (edits > max) return 0;
  return edits < 2 ? trustIn.near : trustIn.far;
}
