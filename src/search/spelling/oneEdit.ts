/** Length of the common prefix of two words. */
export function lettersAlike(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return at;
}

/**
 * What remains of both words after one edit where they first differ, for each possible edit: a
 * replacement, an added letter, an omitted one, or a swap.
 */
function restsAfterEdit(a: string, b: string): readonly (readonly [string, string])[] {
  const at = lettersAlike(a, b);
  const isSwapped = a[at] === b[at + 1] && a[at + 1] === b[at];
  return [
    [a.slice(at + 1), b.slice(at + 1)],
    [a.slice(at + 1), b.slice(at)],
    [a.slice(at), b.slice(at + 1)],
    ...(isSwapped ? [[a.slice(at + 2), b.slice(at + 2)] as const] : []),
  ];
}

/** Whether two words differ by at most one letter added, omitted, replaced or swapped. */
export function isOneEditFrom(a: string, b: string): boolean {
  return Math.abs(a.length - b.length) <= 1 && restsAfterEdit(a, b).some(([x, y]) => x === y);
}

/** Whether `begun` is a prefix of `word`, with at most one such edit. */
export function beginsButForOne(begun: string, word: string): boolean {
  return restsAfterEdit(begun, word).some(([rest, more]) => more.startsWith(rest));
}
