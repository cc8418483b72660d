import {setTimeout as delay} from 'node:timers/promises';
import {releasesAddress, releasesDigest} from '../../../src/plugins/hosting/nginx/releasesAddress';

export interface Polling {
  /** Between a response and the next request. */
  readonly pauseMs: number;
  /** After which polling gives up. */
  readonly patienceMs: number;
}

const usual: Polling = {pauseMs: 50, patienceMs: 15_000};

/** Consecutive matching responses after which all worker processes are taken to have reloaded. */
const neededInARow = 20;

/** A host that accepts a connection and never responds must not delay the next request. */
const requestMs = 2000;

/**
 * Waits until a host knows exactly these releases: after a reload, nginx workers with the old
 * configuration still accept connections for a moment.
 *
 * @param origin address of the host, without a path
 * @param releases their names, oldest first
 * @throws when it still does not after `patienceMs`
 */
export async function waitForReleases(
  origin: string,
  releases: readonly string[],
  {pauseMs, patienceMs}: Polling = usual,
): Promise<void> {
  const expected = releasesDigest(releases);
  const endMs = Date.now() + patienceMs;
  let inARow = 0;
  while (Date.now() < endMs) {
    const known = await fetch(origin + releasesAddress, {
      headers: {connection: 'close'},
      signal: AbortSignal.timeout(requestMs),
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
