import {setTimeout as delay} from 'node:timers/promises';
import {releasesAddress, releasesDigest} from '../../../src/plugins/hosting/nginx/releasesAddress';

/** How long a host is asked. */
export interface Asking {
  /** Between an answer and the next question. */
  readonly pauseMs: number;
  readonly patienceMs: number;
}

const usual: Asking = {pauseMs: 50, patienceMs: 15_000};

/** How often in a row the answer must come before all of nginx gives it. */
const neededInARow = 20;

/** A host that takes a connection and says nothing must not hold up the next question. */
const questionMs = 2000;

/**
 * Waits until a host knows these releases and no others any more: after a reload, processes of nginx
 * with the old configuration take connections for a moment longer.
 *
 * @param origin address of the host, without a path
 * @param releases their names, oldest first
 * @throws when it does not within its time
 */
export async function untilKnown(
  origin: string,
  releases: readonly string[],
  {pauseMs, patienceMs}: Asking = usual,
): Promise<void> {
  const expected = releasesDigest(releases);
  const endMs = Date.now() + patienceMs;
  let inARow = 0;
  while (Date.now() < endMs) {
    const known = await fetch(origin + releasesAddress, {
      headers: {connection: 'close'},
      signal: AbortSignal.timeout(questionMs),
    })
      .then((response) => response.text())
      .catch(() => '');
    inARow = known === expected ? inARow + 1 : 0;
    if (inARow === neededInARow) {
      return;
    }
    await delay(pauseMs);
  }
  throw new Error(
    `${origin}${releasesAddress} does not list the new release ${patienceMs / 1000} seconds after the reload. Check that nginx includes site.conf, that the reload command works, and that no other program listens there. If the port is in use, only the error log of nginx says so.`,
  );
}
