/**
 * Serves a build as its hosts will: the same routes, redirects, headers, policy and not-found
 * pages, all taken from the hosting module.
 *
 *     npx tsx scripts/preview.ts [--dir build] [--port 3000] [--host 127.0.0.1]
 */
import {createHash} from 'node:crypto';
import {readFileSync, statSync} from 'node:fs';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join, resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import {parseArgs} from 'node:util';
import {brotliCompressSync, constants, gzipSync} from 'node:zlib';
import {byteRange} from '../src/plugins/hosting/byteRange';
import {isCompressible} from '../src/plugins/hosting/fileKind';
import {
  type Encoding,
  encodedSuffix,
  negotiateEncoding,
} from '../src/plugins/hosting/negotiateEncoding';
import {readSite, type SiteOnDisk} from '../src/plugins/hosting/readSite';
import {type Answer, respond} from '../src/plugins/hosting/respond';
import {localeNames, locales} from '../src/site';

export interface PreviewOptions {
  /** Folder of the build. */
  readonly directory: string;
  /** Port to listen on; 0 takes a free one. */
  readonly port: number;
  readonly host?: string;
}

export interface Preview {
  /** Address of the site, without a trailing slash. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Pause between two readings of the folder while requests for unknown files come in. */
const rereadDelayMs = 500;

/** The site as it is on disk now: read again when the folder was swapped or a file is missing. */
function watchSite(directory: string) {
  let site: SiteOnDisk | undefined;
  let stamp = '';
  let readAtMs = 0;
  const stampNow = () => {
    const {dev, ino, mtimeMs} = statSync(directory);
    return `${dev}:${ino}:${mtimeMs}`;
  };
  return {
    read(isStale = false): SiteOnDisk {
      const now = stampNow();
      const isOld = isStale && Date.now() - readAtMs > rereadDelayMs;
      if (!site || now !== stamp || isOld) {
        site = readSite(directory);
        stamp = now;
        readAtMs = Date.now();
      }
      return site;
    },
  };
}

interface Representation {
  readonly body: Buffer;
  readonly encoding: Encoding;
  readonly etag: string;
}

function compress(body: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'gzip') {
    return gzipSync(body);
  }
  return brotliCompressSync(body, {params: {[constants.BROTLI_PARAM_QUALITY]: 5}});
}

/** Bytes of files, compressed once: stored compressions are used when they are there. */
function createReader(directory: string) {
  const kept = new Map<string, Representation>();
  return (file: string, wanted: Encoding, site: SiteOnDisk): Representation => {
    const encoding = isCompressible(file) ? wanted : 'identity';
    const {mtimeMs, size, ino} = statSync(join(directory, file));
    const key = `${file} ${encoding} ${mtimeMs} ${size} ${ino}`;
    const known = kept.get(key);
    if (known) {
      return known;
    }
    const plain = readFileSync(join(directory, file));
    const stored = file + encodedSuffix[encoding];
    let body: Buffer = plain;
    if (encoding !== 'identity') {
      body = site.has(stored) ? readFileSync(join(directory, stored)) : compress(plain, encoding);
    }
    const digest = createHash('sha256').update(plain).digest('base64url').slice(0, 20);
    const etag = `"${digest}${encodedSuffix[encoding]}"`;
    const representation = {body, encoding, etag};
    if (kept.size > 2000) {
      kept.clear();
    }
    kept.set(key, representation);
    return representation;
  };
}

function matches(header: string | undefined, etag: string): boolean {
  const tags = (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}

function sendRefusal(response: ServerResponse, answer: Answer): void {
  const sentences: Partial<Record<Answer['status'], string>> = {
    400: 'This address cannot be read.',
    404: 'There is no page here.',
    405: 'This site can only be read: use GET or HEAD.',
    414: 'This address is too long.',
  };
  response.end(sentences[answer.status] ? `${sentences[answer.status]}\n` : undefined);
}

function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  status: Answer['status'],
  {body, encoding, etag}: Representation,
): void {
  response.setHeader('ETag', etag);
  if (encoding !== 'identity') {
    response.setHeader('Content-Encoding', encoding);
  }
  if (status === 200 && matches(request.headers['if-none-match'], etag)) {
    response.statusCode = 304;
    response.removeHeader('Content-Type');
    response.end();
    return;
  }
  let part = body;
  if (status === 200 && encoding === 'identity') {
    response.setHeader('Accept-Ranges', 'bytes');
    const isSame = !request.headers['if-range'] || request.headers['if-range'] === etag;
    const range = isSame ? byteRange(request.headers.range, body.length) : 'whole';
    if (range === 'unsatisfiable') {
      response.statusCode = 416;
      response.setHeader('Content-Range', `bytes */${body.length}`);
      part = Buffer.alloc(0);
    } else if (range !== 'whole') {
      response.statusCode = 206;
      response.setHeader('Content-Range', `bytes ${range.first}-${range.last}/${body.length}`);
      part = body.subarray(range.first, range.last + 1);
    }
  }
  response.setHeader('Content-Length', part.length);
  response.end(request.method === 'HEAD' ? undefined : part);
}

/** A part of a file is a part of its plain bytes: ranges are never cut out of compressed ones. */
function wantedEncoding({headers}: IncomingMessage): Encoding {
  return headers.range ? 'identity' : negotiateEncoding(headers['accept-encoding']);
}

function createHandler(directory: string) {
  const watched = watchSite(directory);
  const readFile = createReader(directory);
  watched.read();
  return (request: IncomingMessage, response: ServerResponse): void => {
    const asked = {method: request.method ?? 'GET', target: request.url ?? '/'};
    let site = watched.read();
    let answer = respond(asked, site);
    if (answer.status === 404) {
      site = watched.read(true);
      answer = respond(asked, site);
    }
    const representation =
      answer.file === undefined ? undefined : readFile(answer.file, wantedEncoding(request), site);
    response.statusCode = answer.status;
    for (const [name, value] of Object.entries(answer.headers)) {
      response.setHeader(name, value);
    }
    if (representation) {
      sendFile(request, response, answer.status, representation);
    } else {
      sendRefusal(response, answer);
    }
  };
}

/**
 * Starts a server for a build.
 *
 * @throws with a sentence for the person at the keyboard when there is no build in the folder or
 *   the port is taken
 */
export async function startPreview(options: PreviewOptions): Promise<Preview> {
  const {port, host = '127.0.0.1'} = options;
  const directory = resolve(options.directory);
  if (!statSync(join(directory, 'index.html'), {throwIfNoEntry: false})) {
    throw new Error(`There is no site in ${directory}. Build it first: npm run build`);
  }
  const handle = createHandler(directory);
  const server = createServer({maxHeaderSize: 32_768}, (request, response) => {
    try {
      handle(request, response);
    } catch (error) {
      // The folder is being replaced by a new build, or a file cannot be read.
      console.error(`${request.url}: ${error instanceof Error ? error.message : error}`);
      response.statusCode = 503;
      response.setHeader('Retry-After', '1');
      response.end('The site is being replaced. Try again in a second.\n');
    }
  });
  await new Promise<void>((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = `Port ${port} is taken. Stop the program that uses it, or choose another: --port ${port + 1}`;
      fail(error.code === 'EADDRINUSE' ? new Error(taken) : error);
    });
    server.listen(port, host, done);
  });
  const address = server.address() as AddressInfo;
  const name = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return {
    url: `http://${name}:${address.port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      dir: {type: 'string', default: 'build'},
      port: {type: 'string', default: process.env.PORT ?? '3000'},
      host: {type: 'string', default: '127.0.0.1'},
    },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`"${values.port}" is not a port. Give a number from 0 to 65535: --port 3000`);
  }
  const preview = await startPreview({directory: values.dir, port, host: values.host});
  for (const locale of localeNames) {
    console.log(`${locales[locale].label.padEnd(8)}  ${preview.url}${locales[locale].baseUrl}`);
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => preview.close().then(() => process.exit(0)));
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}
