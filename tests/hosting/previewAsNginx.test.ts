import {rmSync} from 'node:fs';
import {connect} from 'node:net';
import {join} from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {type Preview, startPreview} from '../../scripts/preview/startPreview';
import {readSite} from '../../src/plugins/hosting/readSite';
import {digitsOf, writeFixtureSite} from './fixtureSite';
import {makeSandbox} from './makeSandbox';
import {type RunningNginx, startNginx} from './startNginx';

let sandbox: string;
let nginx: RunningNginx;
let preview: Preview;
const chunk = `/assets/js/main.${digitsOf('one')}.js`;
const picture = '/img/photo.png';

beforeAll(async () => {
  sandbox = makeSandbox('alike');
  const root = join(sandbox, 'site');
  const redirects = new Map([['/old', '/template']]);
  await writeFixtureSite(root, {release: 'one', redirects});
  const {hashes} = readSite(root);
  nginx = await startNginx({runtime: join(sandbox, 'run'), root, hashes, redirects});
  preview = await startPreview({directory: root, port: 0});
});

afterAll(async () => {
  await preview?.close();
  await nginx?.stop();
  rmSync(sandbox, {recursive: true, force: true});
});

/** Expected differences: bodies, ETags, how the connection is closed. */
const own =
  /^(connection|content-length|content-type|date|etag|keep-alive|server|transfer-encoding):/;

/** Status and headers of a server's response to a raw request head. */
async function headOf(port: number, head: readonly string[]): Promise<string[]> {
  const socket = connect(port, '127.0.0.1');
  socket.write(`${[...head, 'Connection: close'].join('\r\n')}\r\n\r\n`);
  const reply = (await socket.setEncoding('latin1').toArray()).join('');
  const [status = '', ...lines] = (reply.split('\r\n\r\n')[0] ?? '').split('\r\n');
  const headers = lines.map((line) => line.replace(/^[^:]+/, (name) => name.toLowerCase()));
  return [status.split(' ')[1] ?? '', ...headers.sort()];
}

/** The same without these differences; `<etag>` replaces the ETag. */
async function answerOf(port: number, head: readonly string[]): Promise<string[]> {
  const plain = await headOf(
    port,
    head.filter((line) => !/^(If-|Range)/.test(line)),
  );
  const etag = plain.find((line) => line.startsWith('etag: '))?.slice('etag: '.length) ?? '';
  const answer = await headOf(
    port,
    head.map((line) => line.replace('<etag>', etag)),
  );
  return answer.filter((line) => !own.test(line));
}

async function expectAlike(head: readonly string[], status: number): Promise<void> {
  const ofNginx = await answerOf(nginx.port, head);
  expect(ofNginx[0]).toBe(String(status));
  expect(await answerOf(Number(new URL(preview.url).port), head)).toEqual(ofNginx);
}

it.each([
  [chunk, 'br', '0-9', 200],
  [chunk, 'gzip', '0-9', 200],
  [chunk, 'br', '9999999-', 200],
  [chunk, '*', '0-9', 206],
  [chunk, 'deflate, *;q=0.5', '0-9,20-29', 200],
  [picture, 'br', '0-9', 206],
  [picture, 'br', '0-3,6-9', 200],
  ['/google0123456789abcdef.html', 'br', '0-9', 206],
] as const)('of %s to who takes %s, bytes %s', async (target, encoding, range, status) => {
  const asked = ['Host: x', `Accept-Encoding: ${encoding}`, `Range: bytes=${range}`];
  await expectAlike([`GET ${target} HTTP/1.1`, ...asked], status);
});

it.each([
  [200, ['If-Match: *']],
  [200, ['If-Match: "other", <etag>']],
  [412, ['If-Match: "other"']],
  [412, ['If-Match: W/<etag>']],
  [412, ['If-Match: "other"', 'If-None-Match: <etag>']],
  [412, ['If-Match: "other"', 'Range: bytes=0-3']],
  [200, ['If-Unmodified-Since: Mon, 01 Jan 2080 00:00:00 GMT']],
  [412, ['If-Unmodified-Since: Thu, 01 Jan 1970 00:00:00 GMT']],
  [412, ['If-Unmodified-Since: yesterday']],
  [412, ['If-Match: <etag>', 'If-Unmodified-Since: Thu, 01 Jan 1970 00:00:00 GMT']],
  [304, ['If-None-Match: <etag>']],
  [304, ['If-None-Match: "other", W/<etag>']],
  [304, ['If-None-Match: *', 'Range: bytes=0-3']],
])('with %i to %j', async (status, conditions) => {
  for (const asked of ['GET /template', 'HEAD /template', `GET ${picture}`]) {
    for (const encoding of ['br', 'identity']) {
      const always = [`${asked} HTTP/1.1`, 'Host: x', `Accept-Encoding: ${encoding}`];
      await expectAlike([...always, ...conditions], status);
    }
  }
  await expectAlike(['GET /nope HTTP/1.1', 'Host: x', ...conditions], 404);
});

it.each([
  [400, ['GET /template HTTP/1.1']],
  [400, ['POST /template HTTP/1.1']],
  [400, ['GET /template HTTP/1.1', 'Host:']],
  [400, ['GET /template HTTP/1.1', 'Host: x', 'Host: y']],
  [200, ['GET /template HTTP/1.0']],
])('with %i to the request %j', async (status, head) => {
  await expectAlike(head, status);
});
