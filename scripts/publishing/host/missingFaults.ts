import {isNotFoundPage, notFoundName} from '../../../src/plugins/hosting/addresses/notFoundPage';
import {respond, type Site} from '../../../src/plugins/hosting/answers/respond';
import {sha256} from '../../../src/plugins/sha256';
import {ask} from './ask';

/**
 * Requests what does not exist: a page below each not-found page, and a script. If the host
 * responds with a page all the same, search engines index it, and browsers run it as a script.
 *
 * @param origin address of the host, without a path
 * @param files files of the build, with their hashes
 * @param isOurs whether the host can choose the language of the not-found page
 * @returns one sentence per fault
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
