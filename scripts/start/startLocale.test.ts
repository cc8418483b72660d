import {once} from 'node:events';
import {appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {request} from 'node:http';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, expect, it, vi} from 'vitest';
import {copySite} from '../../tests/copySite';
import {freePort} from './freePort';
import type {CompileFailure} from './readFailures';
import {type LocaleServer, startLocale} from './startLocale';

const french = 'i18n/fr/docusaurus-plugin-content-docs/current';
const siteDir = mkdtempSync(join(tmpdir(), 'start-locale-'));
const printed: string[] = [];
const failures: CompileFailure[] = [];
let server: LocaleServer;

/** A page with invalid front matter exists from the start. */
beforeAll(async () => {
  await copySite(siteDir);
  const faulty = join(siteDir, french, 'features/shortcuts.mdx');
  writeFileSync(faulty, readFileSync(faulty, 'utf8').replace(/^type:/m, '\ttype:'));
  for (const stream of ['log', 'error'] as const) {
    vi.spyOn(console, stream).mockImplementation((...words: unknown[]) => {
      printed.push(words.join(' '));
    });
  }
  server = startLocale(siteDir, 'fr', await freePort(), (failure) => failures.push(failure));
  await server.ready;
});

afterAll(async () => {
  vi.restoreAllMocks();
  if (server?.process.exitCode === null) {
    const ended = once(server.process, 'exit');
    server.process.kill();
    await ended;
  }
  rmSync(siteDir, {recursive: true, force: true});
});

const addressOf = (path: string) => `http://127.0.0.1:${server.port}${path}`;

it('is ready when pages can be read, and prints nothing about itself', async () => {
  expect((await fetch(addressOf('/fr/'))).status).toBe(200);
  expect(printed.join('\n')).not.toMatch(/website is running|compiled/);
});

it('has its own socket, which the page connects to', async () => {
  const headers = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': Buffer.from('sixteen bytes ok').toString('base64'),
  };
  const asked = request(addressOf('/fr/ws'), {headers});
  asked.end();
  const [answer, socket] = await once(asked, 'upgrade', {
    signal: AbortSignal.timeout(10_000),
  });
  socket.destroy();
  expect(answer.statusCode).toBe(101);
  expect(await (await fetch(addressOf('/fr/main.js'))).text()).toContain('pathname=%2Ffr%2Fws');
});

it('reports a page that fails to compile, without a stack', async () => {
  const page = join(siteDir, french, 'faq/index.mdx');
  appendFileSync(page, '\n<Steps>\n');
  await vi.waitFor(() => expect(failures).not.toEqual([]), {timeout: 120_000, interval: 200});
  expect(failures[0]).toEqual({file: page, cause: expect.stringContaining('<Steps>')});
  expect(printed.join('\n')).not.toMatch(/^\S+ +(?:│|at )/m);
});
