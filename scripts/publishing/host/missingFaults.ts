import {isNotFoundPage, notFoundName} from '../../../src/plugins/hosting/addresses/notFoundPage';
import {respond, type Site} from '../../../src/plugins/hosting/answers/respond';
import {sha256} from '../../../src/plugins/sha256';
import {ask} from './ask';

/**
 * Asks a host for what is not there: a page below each not-found page, and a script. A host that sends
 * a page all the same has engines list it, and browsers run it in the place of the script.
 *
 * @param origin address of the host, without a path
 * @param files those of the build, with their hashes
 * @param isOurs whether the host can tell in which language it is to say so
 * @returns one sentence a fault
 */
export async function missingFaults(
  origin: string,
  files: ReadonlyMap<string, string>,
  site: Site,
  isOurs: boolean,
): Promise<string[]> {
  async function faultOf(address: string): Promise<string | undefined> {
    const {response, body} = await ask(origin + address);
    if (response.status !== 404) {
      return `${address} answers ${response.status}, but there is no such page: it must answer 404.`;
    }
    const {file = ''} = respond({method: 'GET', target: address}, site);
    const isMeant = !isOurs || sha256(body) === files.get(file);
    return isMeant ? undefined : `${address} does not show ${file}.`;
  }
  const pages = [...files.keys()].filter(isNotFoundPage);
  const faults = await Promise.all(
    [
      ...pages.map((file) => `/${file.replace(notFoundName, 'no-such-page')}`),
      '/assets/js/no-such-part.00000000.js',
    ].map((address) =>
      faultOf(address).catch((error: Error) => `${address} does not answer: ${error.message}`),
    ),
  );
  return faults.flatMap((fault) => fault ?? []);
}
