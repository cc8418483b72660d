import {sha256} from '../../sha256';

/** Where nginx tells which releases' policies it knows. */
export const releasesAddress = '/.well-known/releases';

/**
 * What it answers there: one digest of all names, since nginx takes 4 kB as one value.
 *
 * @param names the releases, oldest first
 */
export function releasesDigest(names: readonly string[]): string {
  return sha256(names.join(' '));
}
