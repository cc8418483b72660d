import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';

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

function fileOf(folder: string, pathname: string): string | undefined {
  const plain = path.join(folder, decodeURIComponent(pathname));
  return [plain, `${plain}.html`, path.join(plain, 'index.html')].find(
    (file) => existsSync(file) && statSync(file).isFile(),
  );
}

/** Serves a built site as any good host would: brotli, clean addresses, files cached by the reader. */
export async function serveSite(folder: string): Promise<{url: string; close: () => void}> {
  const packed = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    const file = fileOf(folder, pathname);
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    const isPacked = alreadyPacked.test(file);
    const body =
      packed.get(file) ?? (isPacked ? readFileSync(file) : brotliCompressSync(readFileSync(file)));
    packed.set(file, body);
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
  return {url: `http://127.0.0.1:${port}`, close: () => server.close()};
}
