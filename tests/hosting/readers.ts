import {createHash} from 'node:crypto';
import {Agent, type IncomingHttpHeaders, request} from 'node:http';
import {gunzipSync} from 'node:zlib';

interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

interface Readers {
  /** Requests answered so far. */
  readonly count: () => number;
  /** Stops the readers and returns the faults, one sentence each. */
  readonly stop: () => Promise<string[]>;
}

/** nginx closes kept-alive connections when it reloads. */
interface ClosedMeanwhile extends Error {
  readonly wasKeptOpen: boolean;
}

function readOnce(origin: string, path: string, agent?: Agent): Promise<Reply> {
  return new Promise((done, fail) => {
    const headers = {'accept-encoding': 'gzip'};
    const sent = request(origin + path, {agent, headers}, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', fail);
      response.on('end', () => {
        const bytes = Buffer.concat(parts);
        const isPacked = response.headers['content-encoding'] === 'gzip';
        done({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: (isPacked ? gunzipSync(bytes) : bytes).toString(),
        });
      });
    });
    // `reusedSocket` is false for connections handed to a waiting request.
    sent.on('error', (error: NodeJS.ErrnoException) => {
      const wasUsed = (sent.socket?.bytesRead ?? 0) > 0;
      fail(Object.assign(error, {wasKeptOpen: wasUsed && error.code === 'ECONNRESET'}));
    });
    sent.end();
  });
}

/**
 * One request like a browser's: retried when a kept-alive connection is closed before the first
 * byte of the response (RFC 9112, 9.3.1).
 */
export async function read(origin: string, path: string, agent?: Agent): Promise<Reply> {
  for (;;) {
    try {
      return await readOnce(origin, path, agent);
    } catch (error) {
      if (!(error as ClosedMeanwhile).wasKeptOpen) {
        throw error;
      }
    }
  }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');
const paths = [
  '/',
  '/template',
  '/account/',
  '/fr/',
  '/fr/template',
  '/fr/account/change-password',
];

/**
 * Loads what a browser needs of one page: the complete page, a policy that allows its script, and
 * that script, of the same release.
 *
 * @throws when any of it fails
 */
async function readOnePage(origin: string, path: string, agent: Agent): Promise<void> {
  const page = await read(origin, path, agent);
  if (page.status !== 200 || !page.body.endsWith('</html>')) {
    throw new Error(`${path} answered ${page.status} with ${page.body.length} characters`);
  }
  const release = /<p>release (\w+)/.exec(page.body)?.[1] ?? '';
  const inline = /<script>([^<]*)<\/script>/.exec(page.body)?.[1] ?? '';
  if (!String(page.headers['content-security-policy']).includes(hashOf(inline))) {
    throw new Error(`${path} of release ${release} came with a policy that blocks its script`);
  }
  const chunk = /<script src="([^"]+)"/.exec(page.body)?.[1] ?? '';
  const script = await read(origin, chunk, agent);
  if (script.status !== 200 || !script.body.includes(`release ${release}"`)) {
    throw new Error(`${chunk} of release ${release} answered ${script.status}`);
  }
}

/** Starts readers that load page after page until stopped. */
export function startReaders(origin: string, howMany: number): Readers {
  const agent = new Agent({keepAlive: true, maxSockets: howMany});
  const faults: string[] = [];
  let isStopped = false;
  let count = 0;
  const readers = Array.from({length: howMany}, async (_, reader) => {
    for (let turn = reader; !isStopped; turn += 1) {
      try {
        await readOnePage(origin, paths[turn % paths.length] ?? '/', agent);
        count += 2;
      } catch (error) {
        faults.push(error instanceof Error ? error.message : String(error));
      }
    }
  });
  return {
    count: () => count,
    stop: async () => {
      isStopped = true;
      await Promise.all(readers);
      agent.destroy();
      return faults;
    },
  };
}
