/**
 * Parses an argument of digits only; NaN for anything else. `Number` would read an empty one as 0,
 * and 0x50 as 80.
 */
export function wholeNumber(word: string): number {
  return /^\d+$/.test(word) ? Number(word) : Number.NaN;
}
