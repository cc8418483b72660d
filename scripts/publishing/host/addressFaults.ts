import {canonicalAddress} from '../../../src/plugins/hosting/addresses/canonicalAddress';
import {isOneMachine} from '../addresses/isOneMachine';
import {patienceMs} from './ask';

/**
 * Whether the pages of a host name it as their own address. A build without `SITE_URL` does not:
 * its links for search engines and other sites lead elsewhere.
 *
 * @param origin address of the host, without a path
 * @returns one sentence, or nothing; also nothing when the address is a single machine or does not
 *   respond
 */
export async function addressFaults(origin: string): Promise<string[]> {
  const host = new URL(origin);
  if (isOneMachine(host.hostname)) {
    return [];
  }
  const home = await fetch(`${origin}/`, {signal: AbortSignal.timeout(patienceMs)})
    .then((response) => (response.ok ? response.text() : undefined))
    .catch(() => undefined);
  if (home === undefined) {
    return [];
  }
  const stated = canonicalAddress(home)?.origin;
  return stated === host.origin
    ? []
    : [
        `The home page names ${stated ?? 'no host'} as its address, not ${host.origin}: build with SITE_URL=${host.origin} and publish that build, or check the host that it names.`,
      ];
}
