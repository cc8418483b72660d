/**
 * Delimiters around words of the other language in the texts of the index: the Unicode bidi
 * isolates FSI and PDI, which are invisible and occur on no page.
 */
export const foreignStart = '\u2068';
export const foreignEnd = '\u2069';

/**
 * Splits part of a text where another language begins or ends, and removes the delimiters.
 *
 * @param from start offset, inclusive
 * @param to end offset, exclusive
 * @returns each piece, and whether it is in the other language
 */
export function splitForeign(text: string, from: number, to: number): [string, boolean][] {
  const pieces: [string, boolean][] = [];
  let at = from;
  let isForeign =
    from > 0 && text.lastIndexOf(foreignStart, from - 1) > text.lastIndexOf(foreignEnd, from - 1);
  while (at < to) {
    const next = text.indexOf(isForeign ? foreignEnd : foreignStart, at);
    const end = next < 0 ? to : Math.min(next, to);
    if (end > at) pieces.push([text.slice(at, end), isForeign]);
    if (end < to) isForeign = !isForeign;
    at = end + 1;
  }
  return pieces;
}
