import {readFile} from 'node:fs/promises';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';

export interface FolderServer {
  readonly url: string;
  /** Bytes of bodies sent since the last call. */
  readonly takeBytes: () => number;
  readonly close: () => void;
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.html': 'text/html; charset=utf-8',
};
const isCompressed = /\.(pf_\w+|pagefind)$/;
const bigBytes = 2_000_000;

/** Serves a folder with brotli, as our host does, and counts what it sends. */
export async function serveFolder(folder: string): Promise<FolderServer> {
  let sent = 0;
  const cache = new Map<string, Buffer>();
  const server: Server = createServer(async (request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    const file = path.join(folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    try {
      const raw = await readFile(file);
      const isPlain = isCompressed.test(file);
      const quality = raw.length > bigBytes ? 9 : 11;
      const body = isPlain
        ? raw
        : (cache.get(file) ??
          brotliCompressSync(raw, {params: {[constants.BROTLI_PARAM_QUALITY]: quality}}));
      if (!isPlain) cache.set(file, body);
      sent += body.length;
      response.writeHead(200, {
        'Content-Type': types[path.extname(file)] ?? 'application/octet-stream',
        ...(!isPlain && {'Content-Encoding': 'br'}),
      });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    takeBytes: () => {
      const bytes = sent;
      sent = 0;
      return bytes;
    },
    close: () => server.close(),
  };
}
