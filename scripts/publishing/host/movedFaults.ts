import {encodePath} from '../../../src/plugins/hosting/addresses/encodePath';
import {formsOf, type MovedPages} from '../../../src/plugins/hosting/addresses/movedPages';
import {parseUrl} from '../../../src/plugins/parseUrl';
import {ask} from './ask';
import {inParallel} from './inParallel';

/** Both are permanent; the host chooses one. */
const permanent = [301, 308];

async function faultOf(origin: string, form: string, to: string): Promise<string | undefined> {
  const asked = origin + encodePath(form);
  const meant = new URL(encodePath(to), asked).href;
  const {response} = await ask(asked);
  const location = response.headers.get('location');
  if (!permanent.includes(response.status) || location === null) {
    return `${form} answers ${response.status} and does not redirect to ${to}.`;
  }
  return parseUrl(location, asked)?.href === meant
    ? undefined
    : `${form} redirects to ${location}, not to ${to}.`;
}

/**
 * Requests every old address of a build, in all its forms.
 *
 * @param origin address of the host, without a path
 * @returns one sentence for each that does not redirect to its replacement
 */
export async function movedFaults(origin: string, redirects: MovedPages): Promise<string[]> {
  const asked = [...redirects].flatMap(([from, to]) =>
    formsOf(from).map((form) => [form, to] as const),
  );
  const faults: string[] = [];
  await inParallel(asked, async ([form, to]) => {
    const fault = await faultOf(origin, form, to).catch(
      (error: Error) => `${form} does not answer: ${error.message}`,
    );
    if (fault) {
      faults.push(fault);
    }
  });
  return faults;
}
