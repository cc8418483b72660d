/**
 * The longest common subsequence of two lists.
 *
 * @returns pairs of indices, one into each list
 */
export function commonSequence(
  one: readonly string[],
  other: readonly string[],
): readonly (readonly [number, number])[] {
  // lengths[i][j]: length of the longest common subsequence of the tails that start at i and j.
  const lengths = Array.from({length: one.length + 1}, () => new Array(other.length + 1).fill(0));
  const lengthAt = (i: number, j: number): number => lengths[i]?.[j] ?? 0;
  for (let i = one.length - 1; i >= 0; i--) {
    for (let j = other.length - 1; j >= 0; j--) {
      const row = lengths[i] ?? [];
      row[j] =
        one[i] === other[j]
          ? lengthAt(i + 1, j + 1) + 1
          : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1));
    }
  }
  const pairs: (readonly [number, number])[] = [];
  let [i, j] = [0, 0];
  while (i < one.length && j < other.length) {
    if (one[i] === other[j]) {
      pairs.push([i++, j++]);
    } else if (lengthAt(i + 1, j) >= lengthAt(i, j + 1)) {
      i++;
    } else {
      j++;
    }
  }
  return pairs;
}
