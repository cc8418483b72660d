/** A folded word of the pages, and its stem. */
export type Spelling = readonly [surface: string, stem: string];

/** Groups spellings by their length. */
export function byLength(spellings: Iterable<Spelling>): ReadonlyMap<number, readonly Spelling[]> {
  const lengths = new Map<number, Spelling[]>();
  for (const spelling of spellings) {
    const same = lengths.get(spelling[0].length);
    if (same) same.push(spelling);
    else lengths.set(spelling[0].length, [spelling]);
  }
  return lengths;
}
