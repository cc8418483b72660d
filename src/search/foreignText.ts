/**
 * Around words of the other language in texts of the index: marks of an isolated stretch, which no
 * page holds and nobody sees.
 */
export const foreignStart = '\u2068';
export const foreignEnd = '\u2069';

/** Whether an offset of a text stands in words of the other language. */
function isForeignAt(text: string, at: number): boolean {
  const before = text.slice(0, at);
  return before.lastIndexOf(foreignStart) > before.lastIndexOf(foreignEnd);
}

/**
 * A part of a text, cut where another language begins or ends and without the marks.
 *
 * @returns each piece and whether it is in the other language
 */
export function splitForeign(text: string, from: number, to: number): [string, boolean][] {
  let isForeign = isForeignAt(text, from);
  return text
    .slice(from, to)
    .split(/([\u2068\u2069])/)
    .flatMap((piece): [string, boolean][] => {
      if (piece === foreignStart || piece === foreignEnd) isForeign = piece === foreignStart;
      else if (piece) return [[piece, isForeign]];
      return [];
    });
}
