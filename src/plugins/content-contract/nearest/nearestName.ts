import {editDistance} from '../../../search/spelling/editDistance';

/** A prefix of a name counts as near from this length: `warn` for `warning`. */
const shortestStart = 3;

function gapBetween(wanted: string, name: string, max: number): number {
  const isStart = wanted.length >= shortestStart && name.startsWith(wanted);
  return isStart ? 1 : editDistance(wanted, name, max);
}

/**
 * The name a writer most likely meant.
 *
 * @returns the nearest of `names`, ignoring case; `undefined` when none is within an edit distance
 * of a third of the letters
 */
export function nearestName(wanted: string, names: Iterable<string>): string | undefined {
  let nearest: string | undefined;
  let least = Math.max(1, Math.floor(wanted.length / 3)) + 1;
  for (const name of names) {
    const gap = gapBetween(wanted.toLowerCase(), name.toLowerCase(), least - 1);
    if (gap < least) {
      least = gap;
      nearest = name;
    }
  }
  return nearest;
}
