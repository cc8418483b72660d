/** How many letters two words have alike before the first that differ. */
export function lettersAlike(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return at;
}

/** What two words go on with after an edit where they first differ, for each edit that it may be. */
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

/** Whether one letter added, left out, replaced, or swapped with the next makes a word of another. */
export function isOneEditFrom(a: string, b: string): boolean {
  return Math.abs(a.length - b.length) <= 1 && restsAfterEdit(a, b).some(([x, y]) => x === y);
}

/** Whether a word begins with some letters, but for one such edit at most. */
export function beginsButForOne(begun: string, word: string): boolean {
  return restsAfterEdit(begun, word).some(([rest, more]) => more.startsWith(rest));
}
