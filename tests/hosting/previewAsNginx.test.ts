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

/** What each program has of its own: its words, its ETags, how it ends a connection. */
const own =
  /^(connection|content-length|content-type|date|etag|keep-alive|server|transfer-encoding):/;

/** The status and the headers that a program answers to the head of a request, but for its own. */
async function answerOf(port: number, head: readonly string[]): Promise<string[]> {
  const socket = connect(port, '127.0.0.1');
  socket.write(`${[...head, 'Connection: close'].join('\r\n')}\r\n\r\n`);
  const reply = (await socket.setEncoding('latin1').toArray()).join('');
  const [status = '', ...lines] = (reply.split('\r\n\r\n')[0] ?? '').split('\r\n');
  const headers = lines.map((line) => line.replace(/^[^:]+/, (name) => name.toLowerCase()));
  return [status.split(' ')[1] ?? '', ...headers.filter((line) => !own.test(line)).sort()];
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
