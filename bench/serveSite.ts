import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';

export interface SiteServer {
  readonly url: string;
  /** Bytes of bodies sent since the last call. */
  readonly takeBytes: () => number;
  readonly close: () => void;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};
const alreadyPacked = /\.(woff2|png|pf_\w+|pagefind|br|gz)$/;
/** Above this the best quality takes many seconds, for a tenth fewer bytes. */
const bigBytes = 2_000_000;

function fileOf(folder: string, pathname: string): string | undefined {
  // Normalized while it begins with a slash, so that no encoded "../" leads out of the folder.
  const plain = path.join(folder, path.normalize(decodeURIComponent(pathname)));
  return [plain, `${plain}.html`, path.join(plain, 'index.html')].find(
    (file) => existsSync(file) && statSync(file).isFile(),
  );
}

function pack(raw: Buffer): Buffer {
  const quality = raw.length > bigBytes ? 9 : constants.BROTLI_MAX_QUALITY;
  return brotliCompressSync(raw, {params: {[constants.BROTLI_PARAM_QUALITY]: quality}});
}

/**
 * Serves a built site as any good host would: brotli, clean addresses, files cached by the reader.
 * Counts what it sends.
 */
export async function serveSite(folder: string): Promise<SiteServer> {
  let sentBytes = 0;
  const packed = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    const file = fileOf(folder, pathname);
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    const isPacked = alreadyPacked.test(file);
    const body = packed.get(file) ?? (isPacked ? readFileSync(file) : pack(readFileSync(file)));
    packed.set(file, body);
    sentBytes += body.length;
    response.writeHead(200, {
      'Content-Type': types[path.extname(file)] ?? 'application/octet-stream',
      'Content-Length': body.length,
      'Cache-Control': file.endsWith('.html') ? 'no-cache' : 'max-age=31536000, immutable',
      ...(!isPacked && {'Content-Encoding': 'br'}),
    });
    response.end(body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const {port} = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    takeBytes: () => {
      const bytes = sentBytes;
      sentBytes = 0;
      return bytes;
    },
    close: () => server.close(),
  };
}
