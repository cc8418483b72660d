/**
 * Whether two similar spellings are different words rather than a typo: below six letters, a
 * different first letter makes a different word (pile and tile, rose and pose), unless the first
 * two letters are swapped.
 */
export function isAnotherWord(typed: string, known: string): boolean {
  if (typed.length >= 6 || typed[0] === known[0]) return false;
  const isSwapped = typed[0] === known[1] && typed[1] === known[0];
  return !isSwapped || typed.length !== known.length;
}
