/**
 * Whether two spellings differ too much to be one word: with few letters, another first one makes
 * another word, as pile and tile, rose and pose; two letters in the wrong order do not.
 */
export function isAnotherWord(typed: string, known: string): boolean {
  if (typed.length >= 6 || typed[0] === known[0]) return false;
  const isSwapped = typed[0] === known[1] && typed[1] === known[0];
  return !isSwapped || typed.length !== known.length;
}
