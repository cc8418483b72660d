import {mkdtempSync, renameSync, rmSync} from 'node:fs';
import {connect} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, expect, it, vi} from 'vitest';
import {type Preview, startPreview} from '../../scripts/preview/startPreview';
import {digitsOf, writeFixtureSite} from './fixtureSite';

let directory: string;
let preview: Preview;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'preview-'));
  const redirects = new Map([['/fr/old', '/fr/template']]);
  await writeFixtureSite(directory, {release: 'one', redirects});
  preview = await startPreview({directory, port: 0});
});

afterAll(async () => {
  await preview?.close();
  rmSync(directory, {recursive: true, force: true});
});

const ask = (range: string) => {
  const address = `${preview.url}/assets/js/main.${digitsOf('one')}.js`;
  return fetch(address, {headers: {range}});
};

it('sends the requested range, cacheable like the file', async () => {
  const {status, headers} = await ask('bytes=0-6');
  expect(status).toBe(206);
  expect(headers.get('cache-control')).toContain('immutable');
});

it('refuses an invalid range, uncacheable', async () => {
  const {status, headers} = await ask('bytes=99999-');
  expect(status).toBe(416);
  expect(headers.get('cache-control')).toBe('no-store');
});

it.each(['/fr/old', '/fr/old/', '/fr/old.html', '/fr/old/index.html'])(
  'redirects %s to the current address of the page',
  async (form) => {
    const {status, headers} = await fetch(preview.url + form, {redirect: 'manual'});
    expect(status).toBe(301);
    expect(headers.get('location')).toBe('/fr/template');
  },
);

it.each([
  ['a space in the address', 'GET /fr/a b HTTP/1.1', 400],
  ['a method that nobody knows', 'FOO / HTTP/1.1', 405],
  ['a way through to another host', 'CONNECT example.com:443 HTTP/1.1', 405],
])('refuses %s with the headers of other refusals', async (_, line, status) => {
  const socket = connect(Number(new URL(preview.url).port), '127.0.0.1');
  socket.end(`${line}\r\nHost: localhost\r\n\r\n`);
  const answer = (await socket.setEncoding('utf8').toArray()).join('');
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  const refused = await fetch(`${preview.url}/%2`);
  for (const [name, value] of refused.headers) {
    if (!/^(connection|content-length|date|keep-alive|transfer-encoding)$/.test(name)) {
      expect(answer.toLowerCase()).toContain(`${name}: ${value}`.toLowerCase());
    }
  }
});

it('closes a connection whose headers never end, as nginx does', async () => {
  const hasty = await startPreview({directory, port: 0}, {headersTimeoutMs: 100});
  const socket = connect(Number(new URL(hasty.url).port), '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n');
  expect(await socket.toArray()).toEqual([]);
  await hasty.close();
});

it('says what to do without a build', async () => {
  await expect(startPreview({directory: join(directory, 'img'), port: 0})).rejects.toThrow(
    /^There is no site in .*img\. Build it first: npm run build$/,
  );
});

it('says what to do where it cannot listen', async () => {
  // An address reserved for documentation: no machine has it.
  const elsewhere = '192.0.2.1';
  const taken = Number(new URL(preview.url).port);
  await expect(startPreview({directory, port: taken})).rejects.toThrow(
    `Port ${taken} is taken. Stop the program that uses it, or choose another: --port ${taken + 1}`,
  );
  await expect(startPreview({directory, port: 0, host: elsewhere})).rejects.toThrow(
    /^Cannot listen on 192\.0\.2\.1, port 0 \(.*\)\. Choose another host or port: --host 127\.0\.0\.1 --port 3000$/,
  );
});

it('responds 503 with Retry-After while the folder is replaced, then serves the new build', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  renameSync(directory, `${directory}.old`);
  const {status, headers} = await fetch(`${preview.url}/fr/`);
  renameSync(`${directory}.old`, directory);
  expect([status, headers.get('retry-after')]).toEqual([503, '1']);
  expect(told).toHaveBeenCalledWith(expect.stringMatching(/^\/fr\/: ENOENT/));
  told.mockRestore();
  expect((await fetch(`${preview.url}/fr/`)).status).toBe(200);
});
