/**
 * The number that a word of the command line gives in digits; NaN when it gives none. `Number` would
 * take nothing at all for 0, and 0x50 for 80.
 */
export function wholeNumber(word: string): number {
  return /^\d+$/.test(word) ? Number(word) : Number.NaN;
}
