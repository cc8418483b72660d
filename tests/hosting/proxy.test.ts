import {once} from 'node:events';
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {type AddressInfo, connect, createServer, type Socket} from 'node:net';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {publish} from '../../scripts/publishing/publish';
import {rollback} from '../../scripts/publishing/rollback';
import {freePort} from '../../scripts/start/freePort';
import {cacheControl, partHeaders} from '../../src/plugins/hosting/answers/headers';
import {nginxProxy} from '../../src/plugins/hosting/nginx/nginxProxy';
import {findNginx} from './findNginx';
import {digitsOf, inlineOf, writeFixtureSite} from './fixtureSite';
import {type LiveSite, restartLiveSite, startLiveSite} from './liveSite';
import {makeSandbox} from './makeSandbox';
import {read, startReaders} from './readers';
import {type RunningNginx, runNginx} from './startNginx';

let sandbox: string;
let first: LiveSite;
let second: LiveSite;
let proxy: RunningNginx;

/** Starts a proxy in front of several hosts, with its own cache. */
async function startProxy(name: string, origins: readonly string[]): Promise<RunningNginx> {
  const port = await freePort();
  return runNginx(join(sandbox, name), port, (file) => {
    const cache = join(sandbox, name, 'cache');
    writeFileSync(file, nginxProxy({listen: `127.0.0.1:${port}`, origins, cache}));
  });
}

/** A host with a custom connection handler; returns its address and a stop function. */
async function startHost(take: (socket: Socket) => void) {
  const server = createServer(take).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  return {host: `127.0.0.1:${port}`, stop: () => server.close()};
}

const hostOf = ({origin}: LiveSite) => new URL(origin).host;
const buildOf = (release: string) => join(sandbox, `build-${release}`);

beforeAll(async () => {
  sandbox = makeSandbox('proxy');
  for (const release of ['a', 'b', 'c']) {
    await writeFixtureSite(buildOf(release), {release, inline: inlineOf(release)});
  }
  const hasBrotli = Boolean(findNginx().brotliModule);
  const folder = (name: string) => {
    const path = join(sandbox, name);
    mkdirSync(path);
    return path;
  };
  first = await startLiveSite(folder('first'), buildOf('a'), hasBrotli);
  second = await startLiveSite(folder('second'), buildOf('a'), hasBrotli);
  proxy = await startProxy('proxy', [first, second].map(hostOf));
});

afterAll(async () => {
  await proxy?.stop();
  await first?.nginx.stop();
  await second?.nginx.stop();
  rmSync(sandbox, {recursive: true, force: true});
});

describe('two hosts behind a caching proxy', () => {
  const origin = () => `http://127.0.0.1:${proxy.port}`;
  /** The header lines of the proxy's response to a raw text. */
  const headOf = (text: string): Promise<string[]> =>
    new Promise((done, fail) => {
      const socket = connect(proxy.port, '127.0.0.1', () => socket.write(text));
      let reply = '';
      socket.on('data', (part) => {
        reply += part.toString('latin1');
      });
      socket.on('error', fail);
      socket.on('close', () => done((reply.split('\r\n\r\n')[0] ?? '').split('\r\n')));
    });
  const ownLines = Object.entries({...partHeaders, 'Cache-Control': cacheControl.error}).map(
    ([name, value]) => `${name}: ${value}`,
  );
  /** The proxy caches a page for a second: until then it may send the previous release. */
  const untilRelease = (path: string, release: string) =>
    expect
      .poll(async () => (await read(origin(), path)).body, {timeout: 10_000})
      .toContain(`release ${release}`);

  it('fail no request while one is killed, comes back, and both get new releases', async () => {
    const readers = startReaders(origin(), 8);
    await publish(first.store, buildOf('b'), first.publishOptions);
    await publish(second.store, buildOf('b'), second.publishOptions);
    await first.nginx.kill();
    await publish(second.store, buildOf('c'), second.publishOptions);
    first = await restartLiveSite(first);
    await publish(first.store, buildOf('c'), first.publishOptions);
    await second.nginx.kill();
    second = await restartLiveSite(second);
    expect(await readers.stop()).toEqual([]);
    expect(readers.count()).toBeGreaterThan(500);
    // For two seconds the proxy may consider both down, and use only its cache.
    await expect
      .poll(async () => (await read(origin(), '/fr?not=kept')).status, {timeout: 10_000})
      .toBe(301);
  });

  const partOf = (release: string) => `/assets/js/main.${digitsOf(release)}.js`;
  /** Requests what only some hosts have, from a proxy that has not excluded any yet. */
  async function askFor(path: string, name: string, hosts: string[]): Promise<number[]> {
    const other = await startProxy(name, hosts);
    const statuses: number[] = [];
    // Each query string is cached separately, so requests alternate between the hosts.
    for (const turn of [1, 2, 3, 4, 5, 6, 7, 8]) {
      statuses.push((await read(`http://127.0.0.1:${other.port}`, `${path}?${turn}`)).status);
    }
    await other.stop();
    return statuses;
  }

  it('serve a page and a chunk of a release that only one of them has yet', async () => {
    await writeFixtureSite(buildOf('d'), {release: 'd', inline: inlineOf('d'), ownPage: 'news'});
    await publish(first.store, buildOf('d'), first.publishOptions);
    const hosts = [first, second].map(hostOf);
    const parts = await askFor(partOf('d'), 'part', hosts);
    const pages = await askFor('/news', 'page', hosts);
    await rollback(first.store, first.publishOptions);
    expect(new Set(parts)).toEqual(new Set([200]));
    expect(new Set(pages)).toEqual(new Set([200]));
  });

  it('say that a page does not exist while one of them is down', async () => {
    const hosts = [hostOf(first), `127.0.0.1:${await freePort()}`];
    expect(new Set(await askFor('/fr/nope', 'missing', hosts))).toEqual(new Set([404]));
    expect(new Set(await askFor(partOf('x'), 'no-part', hosts))).toEqual(new Set([404]));
  });

  it('serve it while that one is reloaded, which closes its kept connections', async () => {
    const answer = 'HTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\nx';
    const reloaded = await startHost((socket) =>
      socket.once('data', () => {
        socket.write(answer);
        socket.once('data', () => socket.destroy());
      }),
    );
    const statuses = await askFor(partOf('d'), 'reloaded', [reloaded.host, hostOf(second)]);
    reloaded.stop();
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it('skip one that accepts requests and never responds', async () => {
    const sockets = new Set<Socket>();
    const silent = await startHost((socket) => sockets.add(socket));
    const other = await startProxy('silent', [silent.host, hostOf(first)]);
    try {
      const {status} = await read(`http://127.0.0.1:${other.port}`, '/fr/template');
      expect(sockets.size).toBeGreaterThan(0);
      expect(status).toBe(200);
    } finally {
      for (const socket of sockets) {
        socket.destroy();
      }
      silent.stop();
      await other.stop();
    }
    // By default nginx waits for a minute.
  });

  it.each(
    [
      '500 Internal Server Error',
      '502 Bad Gateway',
      '503 Service Unavailable',
      '504 Gateway Timeout',
      '',
    ].flatMap((status) =>
      ['/fr/template', `/assets/js/main.${digitsOf('a')}.js`].map(
        (path) => [status, path] as const,
      ),
    ),
  )('pass over one that answers “%s” at once: %s', async (status, path) => {
    let asked = 0;
    const failing = await startHost((socket) => {
      asked += 1;
      socket.once('data', () =>
        socket.end(status && `HTTP/1.1 ${status}\r\nContent-Length: 0\r\n\r\n`),
      );
    });
    const hosts = [failing.host, hostOf(first)];
    const other = await startProxy(`failing-${failing.host}`, hosts);
    try {
      expect((await read(`http://127.0.0.1:${other.port}`, path)).status).toBe(200);
      expect(asked).toBeGreaterThan(0);
    } finally {
      failing.stop();
      await other.stop();
    }
  });

  it('get one request for many readers of one page', async () => {
    let asked = 0;
    const slow = await startHost((socket) =>
      socket.once('data', () => {
        asked += 1;
        setTimeout(() => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\nx'), 200);
      }),
    );
    const other = await startProxy('crowd', [slow.host]);
    const crowd = Array.from({length: 10}, () => read(`http://127.0.0.1:${other.port}`, '/fr/'));
    const statuses = (await Promise.all(crowd)).map(({status}) => status);
    await other.stop();
    slow.stop();
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(asked).toBe(1);
  });

  it('fail while the proxy serves a cached page', async () => {
    let asked = 0;
    const failing = await startHost((socket) =>
      socket.once('data', () => {
        asked += 1;
        const status = asked === 1 ? '200 OK' : '503 Service Unavailable';
        socket.end(`HTTP/1.1 ${status}\r\nContent-Length: 1\r\n\r\nx`);
      }),
    );
    const other = await startProxy('stale', [failing.host]);
    // Until the page's second in the cache is over.
    while (asked < 2) {
      expect((await read(`http://127.0.0.1:${other.port}`, '/fr/')).status).toBe(200);
    }
    await other.stop();
    failing.stop();
  });

  it('have their headers, redirects and not-found pages forwarded unchanged', async () => {
    await untilRelease('/fr/template', 'c');
    for (const path of ['/fr/template', '/fr', '/fr/nope', '/template.html?a=b']) {
      const direct = await read(first.origin, path);
      const passed = await read(origin(), path);
      const comparable = ({
        headers: {date: _date, connection: _connection, ...rest},
      }: typeof direct) => rest;
      expect(passed.status).toBe(direct.status);
      expect(comparable(passed)).toEqual(comparable(direct));
      expect(passed.body).toBe(direct.body);
    }
  });

  it('answer long queries, twice, and still answer others', async () => {
    const query = `?a=${'b'.repeat(7000)}`;
    for (const path of [`/fr${query}`, `/template${query}`, `/fr${query}`, `/template${query}`]) {
      const {status, headers} = await read(origin(), path);
      expect([path.split('?')[0], status]).toEqual(
        path.startsWith('/fr') ? ['/fr', 301] : ['/template', 200],
      );
      expect(headers.location).toBe(path.startsWith('/fr') ? `/fr/${query}` : undefined);
    }
    expect((await read(origin(), '/account/')).status).toBe(200);
  });

  it.each([
    ['br', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['br;q=0, gzip;q=0, identity', null],
    ['gzip;q=0', null],
    ['gzip, deflate, br', 'br'],
    ['gzip;q=0.0, br; q=0.000', null],
    ['BR;q=0.5, gzip', 'br'],
    ['x-br, gzip ; q=1', 'gzip'],
    ['identity', null],
  ])('send %s an encoding it accepts: %s', async (accepted, encoding) => {
    // A page and a hashed file, each from the host and from the cache.
    for (const path of ['/fr/template', `/assets/js/main.${digitsOf('c')}.js`]) {
      for (const _turn of [1, 2]) {
        const response = await fetch(origin() + path, {headers: {'accept-encoding': accepted}});
        expect(response.headers.get('content-encoding')).toBe(encoding);
        expect(response.headers.get('vary')).toBe('Accept-Encoding');
        expect(await response.text()).toContain('release c');
      }
    }
  });

  it.each([
    ['a method', 405, 'TRACE / HTTP/1.1\r\nHost: x\r\n'],
    ['no host', 400, 'GET / HTTP/1.1\r\n'],
    ['an address that cannot be read', 400, 'GET /%zz HTTP/1.1\r\nHost: x\r\n'],
    ['a body', 413, 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5000\r\n'],
    ['a long address', 414, `GET /${'a'.repeat(9000)} HTTP/1.1\r\nHost: x\r\n`],
  ])('refuse %s with %i, closing the connection as always', async (_what, status, head) => {
    const lines = await headOf(`${head}Connection: close\r\n\r\n`);
    expect(lines[0]).toContain(` ${status} `);
    expect(lines).toEqual(expect.arrayContaining(ownLines));
    expect(lines.includes('Allow: GET, HEAD')).toBe(status === 405);
  });

  it('refuse an invalid range, uncacheable', async () => {
    const path = `/assets/js/main.${digitsOf('c')}.js`;
    const asked = `GET ${path} HTTP/1.1\r\nHost: x\r\nRange: bytes=99999-\r\n`;
    const lines = await headOf(`${asked}Connection: close\r\n\r\n`);
    expect(lines[0]).toContain(' 416 ');
    for (const line of ownLines) {
      expect(lines.filter((each) => each === line)).toHaveLength(1);
    }
  });

  it('send the whole file for many ranges, from a host and from the cache', async () => {
    const path = `/assets/js/main.${digitsOf('a')}.js?parts`;
    for (const _turn of [1, 2]) {
      const headers = {range: 'bytes=0-3,6-9', 'accept-encoding': 'identity'};
      expect((await fetch(origin() + path, {headers})).status).toBe(200);
    }
  });

  it('serve cached pages when both hosts are down', async () => {
    await untilRelease('/fr/', 'c');
    await Promise.all([first.nginx.kill(), second.nginx.kill()]);
    const page = await read(origin(), '/fr/');
    expect(page.status).toBe(200);
    expect(page.body).toContain('release c');
    const other = await headOf('GET /fr?not=read HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    expect(other[0]).toContain(' 502 ');
    expect(other).toEqual(expect.arrayContaining(ownLines));
    first = await restartLiveSite(first);
    second = await restartLiveSite(second);
  });
});
