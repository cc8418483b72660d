import {setTimeout as delay} from 'node:timers/promises';
import {releasesAddress, releasesDigest} from '../../src/plugins/hosting/releasesAddress';

/** How often in a row, and how far apart, the answer must come before all of nginx gives it. */
const settled = {inARow: 20, pauseMs: 50};

/** A host that takes a connection and says nothing must not hold up the next question. */
const questionMs = 2000;

/**
 * Waits until a host knows these releases and no others any more: after a reload, processes of nginx
 * with the old configuration take connections for a moment longer.
 *
 * @param origin address of the host, without a path
 * @param releases their names, oldest first
 * @throws when it does not within fifteen seconds
 */
export async function untilKnown(origin: string, releases: readonly string[]): Promise<void> {
  const expected = releasesDigest(releases);
  const endMs = Date.now() + 15_000;
  let inARow = 0;
  while (Date.now() < endMs) {
    const known = await fetch(origin + releasesAddress, {
      headers: {connection: 'close'},
      signal: AbortSignal.timeout(questionMs),
    })
      .then((response) => response.text())
      .catch(() => '');
    inARow = known === expected ? inARow + 1 : 0;
    if (inARow === settled.inARow) {
      return;
    }
    await delay(settled.pauseMs);
  }
  throw new Error(
    `${origin}${releasesAddress} does not tell of the new release fifteen seconds after the reload. Does nginx include site.conf, and does the reload command work?`,
  );
}
