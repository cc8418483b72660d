/** Number of letters to add, remove, replace or swap to turn one word into the other. */
function distance(from: string, to: string): number {
  const rows = [Array.from({length: to.length + 1}, (_, index) => index)];
  for (let row = 1; row <= from.length; row++) {
    const above = rows[row - 1] ?? [];
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwap = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current[column] = Math.min(
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap ? (rows[row - 2]?.[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    rows.push(current);
  }
  return rows[from.length]?.[to.length] ?? 0;
}

/** The first letters of a name count as near: `warn` for `warning`. */
const shortestStart = 3;

function gapBetween(wanted: string, name: string): number {
  const isStart = wanted.length >= shortestStart && name.startsWith(wanted);
  return isStart ? 1 : distance(wanted, name);
}

/**
 * The name a writer most likely meant.
 *
 * @returns the nearest of `names`, ignoring case; `undefined` when none is near enough, that is
 *   within a third of the letters
 */
export function nearestName(wanted: string, names: Iterable<string>): string | undefined {
  let nearest: string | undefined;
  let least = Math.max(1, Math.floor(wanted.length / 3)) + 1;
  for (const name of names) {
    const gap = gapBetween(wanted.toLowerCase(), name.toLowerCase());
    if (gap < least) {
      least = gap;
      nearest = name;
    }
  }
  return nearest;
}
