import {setTimeout as delay} from 'node:timers/promises';
import {contentSecurityPolicy, type InlineHashes} from '../../src/plugins/hosting/policy';
import {readSite} from '../../src/plugins/hosting/readSite';
import {isHidden, respond} from '../../src/plugins/hosting/respond';
import {readManifest, sha256} from './manifest';

/** Requests under way at one time. */
const parallel = 8;

const checkedHeaders = ['Cache-Control', 'Content-Type', 'X-Content-Type-Options'];

/**
 * Whether a policy that a host sends is the one for these inline elements. It may know more of them,
 * as one that is set by hand does while a release replaces another.
 */
function isPolicyFor(hashes: InlineHashes, sent: string | null): boolean {
  const hash = / 'sha256-[^']+'/g;
  const frame = (policy: string) => policy.replace(hash, '');
  return (
    sent !== null &&
    frame(sent) === frame(contentSecurityPolicy(hashes)) &&
    [...hashes.scripts, ...hashes.styles].every((known) => sent.includes(`'${known}'`))
  );
}

/** One request, up to three times: a connection that was kept open may be closed meanwhile. */
async function ask(address: string): Promise<{response: Response; body: Buffer}> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const response = await fetch(address, {redirect: 'manual'});
      return {response, body: Buffer.from(await response.arrayBuffer())};
    } catch (error) {
      if (attempt === 3) {
        throw error;
      }
      await delay(100 * attempt);
    }
  }
}

/** The address of each file of a build, with its hash. */
function addresses(build: string): Array<readonly [address: string, file: string, hash: string]> {
  const site = readSite(build);
  return [...readManifest(build)].flatMap(([file, hash]) => {
    const folder = file.replace(/(^|\/)index\.html$/, '');
    const candidates = folder === file ? [`/${file}`] : [`/${folder}`, `/${folder}/`];
    const address = candidates.find((target) => {
      const answer = respond({method: 'GET', target}, site);
      return answer.status === 200 && answer.file === file;
    });
    return address && !isHidden(file) ? [[address, file, hash] as const] : [];
  });
}

/**
 * Asks a host for every file of a build and compares what it answers with what was built.
 *
 * @param origin address of the host, without a path
 * @param build the sealed build that should be live there
 * @param withHeaders whether policy, caching and media type must be ours as well
 * @returns one sentence a fault; empty when the host serves this build
 */
export async function checkHost(
  origin: string,
  build: string,
  withHeaders = true,
): Promise<string[]> {
  const site = readSite(build);
  const queue = addresses(build).reverse();
  const faults: string[] = [];
  async function work(): Promise<void> {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const [address, , hash] = next;
      try {
        const {response, body} = await ask(origin + address);
        if (response.status !== 200) {
          faults.push(`${address} answers ${response.status}.`);
        } else if (sha256(body) !== hash) {
          faults.push(`${address} is not the file that was built.`);
        }
        const expected = respond({method: 'GET', target: address}, site).headers;
        for (const name of withHeaders && response.status === 200 ? checkedHeaders : []) {
          if (response.headers.get(name) !== expected[name]) {
            faults.push(`${address} has ${name}: ${response.headers.get(name)}`);
          }
        }
        const policy = response.headers.get('content-security-policy');
        const isAsStated = policy === expected['Content-Security-Policy'];
        if (withHeaders && !isAsStated && !isPolicyFor(site.hashes, policy)) {
          faults.push(`${address} has another policy: ${policy}`);
        }
      } catch (error) {
        faults.push(
          `${address} gives no answer: ${error instanceof Error ? error.message : error}`,
        );
      }
    }
  }
  await Promise.all(Array.from({length: parallel}, work));
  return faults.sort();
}
