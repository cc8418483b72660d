import {sha256} from '../../sha256';

/** Where nginx reports which releases' policies it has loaded. */
export const releasesAddress = '/.well-known/releases';

/**
 * The response there: one digest of all names, since nginx limits a value to 4 kB.
 *
 * @param names of the releases, oldest first
 */
export function releasesDigest(names: readonly string[]): string {
  return sha256(names.join(' '));
}
