import {isOneEditFrom} from './oneEdit';

/**
 * Number of edits (a letter added, omitted or replaced, or two adjacent ones swapped) between two
 * words, or `max + 1` if there are more than `max`.
 */
export function editDistance(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return max + 1;
  if (max === 1 && a !== b) return isOneEditFrom(a, b) ? 1 : 2;
  let twoAbove: number[] = [];
  let above = Array.from({length: b.length + 1}, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1];
      let edits = Math.min(
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        edits = Math.min(edits, (twoAbove[column - 2] ?? 0) + 1);
      }
      current.push(edits);
      best = Math.min(best, edits);
    }
    if (best > max) return max + 1;
    twoAbove = above;
    above = current;
  }
  return above[b.length] ?? max + 1;
}
