/** Widths in em, as in DejaVu Sans Bold, the widest font that readers have. */
const widths: readonly (readonly [em: number, letters: string])[] = [
  [0.38, 'ijlîïI \u00a0.,:;’/-'],
  [0.48, 'ftr²°()!'],
  [0.6, 'cçsz?'],
  [0.66, 'aàâkLvxyJ'],
  [0.71, '0123456789bdeéèêghnoôpquùûEÉFSTYCPZ'],
  [0.78, 'AÀBKRVX'],
  [0.93, 'w⌘'],
  [1.1, 'mMWœ%'],
  [1.15, '⌥'],
];
const widthOf = new Map(widths.flatMap(([em, letters]) => [...letters].map((sign) => [sign, em])));
const unknownEm = 0.86;
const regularShare = 0.9;

/**
 * Width of a line of text in a wide font: with narrower fonts there is room to spare.
 *
 * @returns the width in em
 */
export function wideWidth(words: string, isBold: boolean): number {
  const em = [...words].reduce((sum, sign) => sum + (widthOf.get(sign) ?? unknownEm), 0);
  return isBold ? em : em * regularShare;
}
