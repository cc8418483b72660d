import {builtRedirects} from '../../../src/plugins/hosting/addresses/builtRedirects';
import {encodePath} from '../../../src/plugins/hosting/addresses/encodePath';
import {fileKind} from '../../../src/plugins/hosting/answers/fileKind';
import {isHidden, respond, type Site} from '../../../src/plugins/hosting/answers/respond';
import {builtPolicy} from '../../../src/plugins/hosting/policy/builtPolicy';
import {partPolicy} from '../../../src/plugins/hosting/policy/policy';
import {sha256} from '../../../src/plugins/sha256';
import {readManifest} from '../releases/manifest';
import {ask} from './ask';
import {foldAlike} from './foldAlike';
import {inParallel} from './inParallel';
import {missingFaults} from './missingFaults';
import {movedFaults} from './movedFaults';

/** After this many addresses without a response, the host is considered down. */
const maxUnanswered = 8;

const checkedHeaders = ['Cache-Control', 'Content-Type', 'X-Content-Type-Options'];

/**
 * Whether a policy sent by a host matches the build. It may allow further inline elements, as a
 * manually maintained one does while releases change.
 */
function isPolicyOf(built: string, sent: string | null): boolean {
  const hash = / 'sha256-[^']+'/g;
  const frame = (policy: string) => policy.replace(hash, '');
  return (
    sent !== null &&
    frame(sent) === frame(built) &&
    (built.match(hash) ?? []).every((known) => sent.includes(known))
  );
}

/**
 * The site described by a list of files. The folder is not read, so that files it has lost are
 * reported.
 */
function siteOf(files: ReadonlyMap<string, string>): Site {
  return {
    has: (file) => files.has(file),
    // Sealing puts a twin next to every page whose address has no slash.
    isSlashless: (folder) => files.has(`${folder}.html`),
  };
}

/** The address of each file of a build, with its hash. */
function addresses(
  files: ReadonlyMap<string, string>,
  site: Site,
): Array<readonly [address: string, file: string, hash: string]> {
  return [...files].flatMap(([file, hash]) => {
    const folder = file.replace(/(^|\/)index\.html$/, '');
    const forms = folder === file ? [`/${file}`] : [`/${folder}`, `/${folder}/`];
    const address = forms.map(encodePath).find((target) => {
      const answer = respond({method: 'GET', target}, site);
      return answer.status === 200 && answer.file === file;
    });
    return address && !isHidden(file) ? [[address, file, hash] as const] : [];
  });
}

/** How a host may send a file: plain, or as one of the stored compressions. */
const codingsOf = (files: ReadonlyMap<string, string>, file: string) => [
  'identity',
  ...(files.has(`${file}.gz`) ? ['gzip'] : []),
  ...(files.has(`${file}.br`) ? ['br'] : []),
];

/**
 * Requests every file of a build from a host, in each form that browsers may get, every old
 * address, and addresses that do not exist, and compares the responses with the build.
 *
 * @param origin address of the host, without a path
 * @param build the sealed build that should be live there
 * @param withHeaders whether policy, caching, media type and compression must match as well
 * @returns one sentence per fault, or per group of similar faults; empty when the host serves this
 *   build
 */
export async function checkHost(
  origin: string,
  build: string,
  withHeaders = true,
): Promise<string[]> {
  const files = readManifest(build);
  const site = siteOf(files);
  const policy = withHeaders ? builtPolicy(build) : '';
  const faults = new Set<string>();
  let unanswered = 0;
  let unasked = 0;
  const statuses = new Set<number>();
  await inParallel(addresses(files, site), async ([address, file, hash]) => {
    if (unanswered >= maxUnanswered) {
      unasked += 1;
      return;
    }
    try {
      const expected = respond({method: 'GET', target: address}, site).headers;
      for (const coding of codingsOf(files, file)) {
        const {response, body} = await ask(origin + address, coding);
        statuses.add(response.status);
        if (response.status !== 200) {
          faults.add(`${address} answers ${response.status}.`);
        } else if (sha256(body) !== hash) {
          faults.add(`${address} is not the file that was built.`);
        }
        // Hosts may lack brotli, and leave small files as they are.
        const mustShrink = withHeaders && coding === 'gzip' && fileKind(file) === 'page';
        if (mustShrink && response.status === 200 && !response.headers.has('content-encoding')) {
          faults.add(`${address} is not compressed, although browsers accept gzip.`);
        }
        for (const name of withHeaders && response.status === 200 ? checkedHeaders : []) {
          if (response.headers.get(name) !== expected[name]) {
            faults.add(`${address} has ${name}: ${response.headers.get(name)}`);
          }
        }
        const sent = response.headers.get('content-security-policy');
        const isOfPart = fileKind(file) !== 'page' && sent === partPolicy;
        if (withHeaders && !isOfPart && !isPolicyOf(policy, sent)) {
          faults.add(`${address} sends another policy: ${sent}`);
        }
      }
    } catch (error) {
      unanswered += 1;
      faults.add(`${address} does not answer: ${error instanceof Error ? error.message : error}`);
    }
  });
  const [status] = statuses;
  if (unanswered === 0 && statuses.size === 1 && status !== 200) {
    return [
      `${origin} answers ${status} to every request. Either another site answers there, or the server has no permission to read the folder or one above it.`,
    ];
  }
  if (unasked > 0) {
    return [...[...faults].sort(), `${origin}: ${unasked} other addresses were not checked.`];
  }
  return foldAlike(
    [
      ...faults,
      ...(await movedFaults(origin, builtRedirects(build))),
      ...(await missingFaults(origin, files, site, withHeaders)),
    ].sort(),
  );
}
