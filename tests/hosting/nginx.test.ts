import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import {type IncomingHttpHeaders, request} from 'node:http';
import {connect} from 'node:net';
import {join} from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {byteRange} from '../../src/plugins/hosting/answers/byteRange';
import {pageHeaders, partHeaders} from '../../src/plugins/hosting/answers/headers';
import {respond} from '../../src/plugins/hosting/answers/respond';
import {releasesAddress, releasesDigest} from '../../src/plugins/hosting/nginx/releasesAddress';
import {contentSecurityPolicy, noInlineHashes} from '../../src/plugins/hosting/policy/policy';
import {readSite, type SiteOnDisk} from '../../src/plugins/hosting/readSite';
import {digitsOf, writeFixtureSite} from './fixtureSite';
import {makeSandbox} from './makeSandbox';
import {type RunningNginx, startNginx} from './startNginx';
import {waysToWrite} from './waysToWrite';

interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

let sandbox: string;
let root: string;
let nginx: RunningNginx;
let site: SiteOnDisk;
const chunk = `/assets/js/main.${digitsOf('one')}.js`;
/** Longer than nginx's hash buckets, and with characters special in patterns. */
const longAddress = `/fr/${'sols-et-plafonds-'.repeat(8)}v1.0+(2)`;
const redirects = new Map([
  ['/old', '/template'],
  ['/fr/old', '/fr/template'],
  [longAddress, '/template'],
  ['/où', '/fr/déjà'],
]);

/** More names than fit into one nginx value. */
const releases = new Map(
  Array.from({length: 200}, (_, number) => [
    `20260101T${String(number).padStart(9, '0')}Z-0123abcd`,
    {policy: contentSecurityPolicy(noInlineHashes), redirects: new Map()},
  ]),
);

beforeAll(async () => {
  sandbox = makeSandbox('nginx');
  root = join(sandbox, 'site');
  await writeFixtureSite(root, {release: 'one'});
  // Outside the site: not a copy of its first page.
  writeFileSync(`${root}.html`, '');
  site = {...readSite(root), redirects};
  const {hashes} = site;
  nginx = await startNginx({runtime: join(sandbox, 'run'), root, hashes, releases, redirects});
});

afterAll(async () => {
  await nginx?.stop();
  rmSync(sandbox, {recursive: true, force: true});
});

function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Reply> {
  return new Promise((done, fail) => {
    const sent = request(
      {host: '127.0.0.1', port: nginx.port, path, headers, method, agent: false},
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          done({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts),
          }),
        );
      },
    );
    sent.on('error', fail);
    sent.end();
  });
}

/** Sends a raw text, at once or byte by byte, and returns the whole response. */
function raw(text: string, pauseMs = 0): Promise<string> {
  return new Promise((done, fail) => {
    const socket = connect(nginx.port, '127.0.0.1');
    let reply = '';
    socket.on('data', (part) => {
      reply += part.toString('latin1');
    });
    socket.on('close', () => done(reply));
    socket.on('error', fail);
    if (pauseMs === 0) {
      socket.end(text);
      return;
    }
    const letters = [...text];
    const timer = setInterval(() => {
      const letter = letters.shift();
      if (letter === undefined) {
        clearInterval(timer);
      } else {
        socket.write(letter);
      }
    }, pauseMs);
  });
}

const wholeFile = (file: string) => readFileSync(join(root, file));

/** Compares nginx's response with `respond`: status, location, headers and bytes. */
async function expectAsSaid(method: string, target: string): Promise<void> {
  const expected = respond({method, target}, site);
  const {status, headers, body} = await ask(target, {}, method);
  expect(status).toBe(expected.status);
  expect(headers.location).toBe(expected.headers.Location);
  if (expected.file) {
    expect(body).toEqual(method === 'HEAD' ? Buffer.alloc(0) : wholeFile(expected.file));
  }
  // The body of a refusal is nginx's own, and so is its type.
  const ownWords = expected.file ? [] : ['Content-Type'];
  const names = [
    'Allow',
    ...Object.keys(expected.headers),
    ...Object.keys(pageHeaders(site.hashes)),
  ];
  for (const name of names.filter((each) => !ownWords.includes(each))) {
    expect(`${name}: ${headers[name.toLowerCase()]}`).toBe(`${name}: ${expected.headers[name]}`);
  }
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['set-cookie']).toBeUndefined();
  // Without nginx's version.
  expect(headers.server).toBe('nginx');
}

describe('nginx responds as the hosting module specifies', () => {
  it.each([
    '/',
    '/template',
    '/template?a=b',
    '/%74emplate',
    '/account/',
    '/account/change-password',
    '/fr/',
    '/fr/template',
    '/google0123456789abcdef.html',
    '/sitemap.xml',
    '/img/logo.svg',
    '/img/photo.png',
    '/search-index.json',
    chunk,
    '/fr',
    '/fr?a=%20b&c',
    '/account',
    '/account?x=%2F',
    '/template/',
    '/template/?q=1',
    '/template.html',
    '/template.html?q=1',
    '/template/index.html',
    '/template/index.html?q=1',
    '/account.html',
    '/account/index.html',
    '/fr/index.html',
    '/index.html',
    '/index.html?a',
    '/fr.html',
    '/fr/account/index.html',
    '//fr/template',
    '/fr//template?a=//b',
    '//img/logo.svg',
    '/old',
    '/old/',
    '/old.html',
    '/old.html?q=1',
    '/old/index.html',
    '/old%2F',
    '/old.html.br',
    '/o%C3%B9',
    '/o%C3%B9.html',
    '/old?q=%C3%A9',
    '/fr/old',
    longAddress,
    `${longAddress}/?a=1`,
    `${longAddress}/index.html`,
    longAddress.replace('1.0', '1x0'),
    `/x${longAddress}`,
    `${longAddress}x`,
    '/nope',
    '/nope/',
    '/nope.html',
    '/nope/index.html',
    '/fr/nope',
    '/fr/account/nope/deeper',
    '/french',
    '/404.html',
    '/404',
    '/fr/404.html',
    '/assets/',
    '/assets',
    '/assets/js/main.00000000.js',
    '//assets/js/main.00000000.js',
    `/${chunk}`,
    `/${chunk}?a=//b`,
    `${chunk}/`,
    `${chunk}.br`,
    '/template.html.gz',
    '/_headers',
    '/_redirects',
    '/SHA256SUMS',
    '/.git/config',
    '/fr/.env',
    '/fr%2Ftemplate',
    '/%2e%2e%2fetc/passwd',
    '/a%5Cb',
    '/fr/..%2Ftemplate',
    '/fr/..%5Ctemplate',
    '/fr/..\\template',
    '/fr\\template',
    '/template%1F',
    '/template%1f',
    '/template%7F',
    '/../etc/passwd',
    '/fr/../../etc/passwd',
    '/fr/%2e%2e/%2E%2e/etc/passwd',
    '/./template',
    '/%',
    '/%zz',
    '/template%00',
    '/a%0d%0aSet-Cookie:%20x=1',
    '/fr%0a/index.html',
    '/template#x',
    '/template#//../%2f%5c%00?a',
    '/template?a#b//../',
    '/fr#x',
    '/fr?a#b',
    '/fr#b?a',
    '//fr#x',
    '/old#x',
    '/nope#x',
    '/#/../x',
    `${chunk}#x//`,
    '/template%23x',
    '/TEMPLATE',
    '/%ff',
    '/fr/%E9t%E9',
    '/fr//%E9/index.html?a=%E9',
    '/%E9/%2e%2e/template',
    '/%E9%00',
    '/%E9%2Fx',
    `/${'a'.repeat(9000)}`,
  ])('%s', async (target) => {
    await expectAsSaid('GET', target);
    await expectAsSaid('HEAD', target);
  });

  it('whichever way a URL is written', async () => {
    const says = (status: number, location = 'no other address') => `${status}, ${location}`;
    const differences: string[] = [];
    for (const target of waysToWrite) {
      const expected = respond({method: 'GET', target}, site);
      const should = says(expected.status, expected.headers.Location);
      const {status, headers} = await ask(target);
      const does = says(status, headers.location);
      if (does !== should) {
        differences.push(`${target}: ${does} instead of ${should}`);
      }
    }
    expect(differences).toEqual([]);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE'])(
    '%s is refused',
    async (method) => {
      for (const target of ['/template', '/fr', '/fr/nope', chunk]) {
        await expectAsSaid(method, target);
      }
    },
  );

  it('redirects to a long URL as it was sent', async () => {
    const query = `?a=${'%C3%A9'.repeat(1000)}`;
    expect((await ask(`/fr${query}`)).headers.location).toBe(`/fr/${query}`);
  });
});

it('reports which releases it knows, however many', async () => {
  const {status, body} = await ask(releasesAddress);
  expect(status).toBe(200);
  expect(body.toString()).toBe(releasesDigest([...releases.keys()]));
});

describe('compression', () => {
  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const)('serves what is stored for %s', async (accepted, encoding, decompress) => {
    for (const [target, file] of [
      ['/template', 'template.html'],
      ['/fr/nope', 'fr/404.html'],
      [chunk, chunk.slice(1)],
    ] as const) {
      const {headers, body} = await ask(target, {'accept-encoding': accepted});
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers.vary).toBe('Accept-Encoding');
      expect(decompress(body)).toEqual(wholeFile(file));
    }
  });

  it.each(['br', 'gzip'])('serves what is stored for %s to a proxy as well', async (encoding) => {
    const asked = {via: '1.1 cdn', 'accept-encoding': encoding};
    expect((await ask('/template', asked)).headers['content-encoding']).toBe(encoding);
    const head = `GET /template HTTP/1.0\r\nHost: x\r\nAccept-Encoding: ${encoding}\r\n\r\n`;
    expect(await raw(head)).toContain(`Content-Encoding: ${encoding}\r\n`);
  });

  it.each(['/img/photo.png', '/google0123456789abcdef.html'])(
    'serves a file with only one encoding unchanged: %s',
    async (path) => {
      const {headers} = await ask(path, {'accept-encoding': 'br, gzip'});
      expect(headers['content-encoding']).toBeUndefined();
    },
  );
});

describe('validation', () => {
  it('answers 304 for a known ETag, with policy and cache headers', async () => {
    for (const encoding of ['identity', 'gzip', 'br']) {
      const first = await ask('/template', {'accept-encoding': encoding});
      const {etag = ''} = first.headers;
      expect(etag).toMatch(/^"/);
      expect(first.headers['last-modified']).toBeUndefined();
      const second = await ask('/template', {'accept-encoding': encoding, 'if-none-match': etag});
      expect(second.status).toBe(304);
      expect(second.body).toHaveLength(0);
      for (const name of ['cache-control', 'vary', ...Object.keys(pageHeaders(noInlineHashes))]) {
        const header = name.toLowerCase();
        expect(`${name}: ${second.headers[header]}`).toBe(`${name}: ${first.headers[header]}`);
      }
    }
  });

  it('gives each encoding its own ETag', async () => {
    const tags = await Promise.all(
      ['identity', 'gzip', 'br'].map(
        async (encoding) => (await ask('/template', {'accept-encoding': encoding})).headers.etag,
      ),
    );
    expect(new Set(tags).size).toBe(3);
  });

  it('sends the page for another ETag', async () => {
    expect((await ask('/template', {'if-none-match': '"x"'})).status).toBe(200);
    const date = new Date(Date.now() + 1e9).toUTCString();
    expect((await ask('/template', {'if-modified-since': date})).status).toBe(200);
  });
});

describe('ranges and HEAD', () => {
  it('sends the requested range', async () => {
    const {status, headers, body} = await ask('/img/photo.png', {range: 'bytes=4-9'});
    expect(status).toBe(206);
    expect(headers['content-range']).toBe('bytes 4-9/20');
    expect(body.toString()).toBe('really');
  });

  it.each([
    ...['bytes=4-9', 'bytes=-4', 'bytes=4-', 'bytes=4-99', 'bytes=-99', 'bytes=0-0', 'bytes=20-'],
    ...['bytes=-0', 'bytes=9-4', 'bytes=abc', 'bytes=5', 'bytes=-', 'bytes=', 'lines=0-1'],
    ...['BYTES=4-9', 'bytes= 4 - 9 ', 'bytes=4-9,', 'bytes=4-9;x', 'bytes=99-,4-9', 'bytes=9-4,4-'],
    ...['bytes=0-99999999999999999999', 'bytes=99999999999999999999-'],
    ...[
      'bytes=0-3,6-9',
      'bytes=99-,0-3,6-9',
      'bytes=0-3,6-9,abc',
      'bytes=0-3,abc',
      'bytes=0-3,0-3',
    ],
  ])('reads %j as the preview does', async (range) => {
    const {status, headers} = await ask('/img/photo.png', {range});
    const read = byteRange(range, 20);
    const meant = {whole: [200, undefined], unsatisfiable: [416, 'bytes */20']};
    expect([status, headers['content-range']]).toEqual(
      typeof read === 'object' ? [206, `bytes ${read.first}-${read.last}/20`] : meant[read],
    );
  });

  it('sends a range of a page with the headers of the page', async () => {
    const [{headers: page}, part] = [
      await ask('/template'),
      await ask('/template', {range: 'bytes=0-9'}),
    ];
    expect(part.status).toBe(206);
    for (const name of ['cache-control', 'vary', ...Object.keys(pageHeaders(noInlineHashes))]) {
      const header = name.toLowerCase();
      expect(`${name}: ${part.headers[header]}`).toBe(`${name}: ${page[header]}`);
    }
  });

  it.each(['/img/photo.png', '/template', chunk])(
    'refuses a range of %s behind the end, with each header once, uncacheable',
    async (target) => {
      const range = 'Range: bytes=99999-';
      const reply = await raw(
        `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${range}\r\n\r\n`,
      );
      const [status, ...lines] = (reply.split('\r\n\r\n')[0] ?? '').split('\r\n');
      expect(status).toContain(' 416 ');
      const names = lines.map((line) => line.split(':')[0]).sort();
      // nginx sets Cache-Control before it evaluates the range: the stricter one counts.
      const once = names.filter((name) => name !== 'Cache-Control');
      expect(once).toEqual([...new Set(once)]);
      expect(once).toEqual(expect.arrayContaining(Object.keys(partHeaders)));
      expect(lines).toContain('Cache-Control: no-store');
    },
  );

  it('sends the whole file when If-Range does not match', async () => {
    const headers = {range: 'bytes=4-9', 'if-range': '"other"'};
    expect((await ask('/img/photo.png', headers)).status).toBe(200);
  });

  it('HEAD has the headers of GET and no body', async () => {
    for (const target of ['/template', '/fr/nope', '/fr', chunk]) {
      const [get, head] = [await ask(target), await ask(target, {}, 'HEAD')];
      expect(head.status).toBe(get.status);
      expect(head.body).toHaveLength(0);
      const comparable = ({date: _date, ...rest}: IncomingHttpHeaders) => rest;
      expect(comparable(head.headers)).toEqual(comparable(get.headers));
    }
  });
});

describe('misbehaving clients', () => {
  it('responds to a client that sends one byte at a time', async () => {
    const reply = await raw('GET /template HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 5);
    expect(reply).toMatch(/^HTTP\/1.1 200 /);
  });

  it('serves others while a hundred clients stall', async () => {
    const sockets = Array.from({length: 100}, () => {
      const socket = connect(nginx.port, '127.0.0.1');
      socket.on('error', () => undefined);
      socket.write('GET /template HTTP/1.1\r\nHost: x\r\n');
      return socket;
    });
    const replies = await Promise.all(Array.from({length: 50}, () => ask('/fr/template')));
    expect(replies.every(({status}) => status === 200)).toBe(true);
    for (const socket of sockets) {
      socket.destroy();
    }
  });

  it('sends a large file whole to a client that reads slowly', async () => {
    const large = Buffer.alloc(8 * 1024 * 1024, 'abcdefg');
    writeFileSync(join(root, 'img/large.png'), large);
    const received = await new Promise<Buffer>((done, fail) => {
      const options = {host: '127.0.0.1', port: nginx.port, path: '/img/large.png', agent: false};
      request(options, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => {
          parts.push(part);
          response.pause();
          setTimeout(() => response.resume(), 2);
        });
        response.on('end', () => done(Buffer.concat(parts)));
        response.on('error', fail);
      })
        .on('error', fail)
        .end();
    });
    expect(received.equals(large)).toBe(true);
  });

  it.each([
    ['no host', 'GET / HTTP/1.1\r\n\r\n'],
    ['an address that is no path', 'GET fr/ HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['a body', `GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 2000\r\n\r\n${'a'.repeat(2000)}`],
    ['no protocol that is known', 'GET / HTTP/9.9\r\nHost: x\r\n\r\n'],
    ['letters that are none', '\u0016\u0003\u0001\u0002\r\n\r\n'],
    ['a header without end', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(40_000)}\r\n\r\n`],
    ['two lengths', 'GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx'],
    [
      'a body in unknown pieces',
      `GET ${chunk} HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: x\r\n\r\n`,
    ],
  ])('refuses %s, uncacheable', async (_what, text) => {
    expect(await raw(text)).toMatch(/^HTTP\/1.1 [45][\s\S]*\r\nCache-Control: no-store\r\n/);
  });

  it('does not serve another host name', async () => {
    const reply = await raw('GET http://evil.example.com/fr HTTP/1.1\r\nHost: x\r\n\r\n');
    expect(reply).toMatch(/^HTTP\/1.1 (400|301)/);
    expect(reply).not.toContain('evil.example.com');
  });
});
