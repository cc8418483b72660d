/**
 * Around words of the other language in texts of the index: marks of an isolated stretch, which no
 * page holds and nobody sees.
 */
export const foreignStart = '\u2068';
export const foreignEnd = '\u2069';

/**
 * A part of a text, cut where another language begins or ends and without the marks.
 *
 * @returns each piece and whether it is in the other language
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
