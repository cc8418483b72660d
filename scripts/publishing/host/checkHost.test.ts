import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type RequestListener, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, afterEach, beforeAll, expect, it} from 'vitest';
import {builtPolicy} from '../../../src/plugins/hosting/policy/builtPolicy';
import {partPolicy} from '../../../src/plugins/hosting/policy/policy';
import {sealBuild} from '../../../src/plugins/hosting/sealBuild';
import {writeFixtureSite} from '../../../tests/hosting/fixtureSite';
import {createHandler} from '../../preview/createHandler';
import {checkHost} from './checkHost';
import {movedFaults} from './movedFaults';

const build = mkdtempSync(join(tmpdir(), 'check-host-'));
const hosts: Server[] = [];

beforeAll(() => {
  const redirects = new Map([['/old', '/template']]);
  return writeFixtureSite(build, {release: 'a', redirects, body: '<style>p{top:0}</style>'});
});
afterEach(() => {
  for (const host of hosts.splice(0)) {
    host.closeAllConnections();
    host.close();
  }
});
afterAll(() => rmSync(build, {recursive: true, force: true}));

async function listen(answer: RequestListener): Promise<string> {
  const host = createServer(answer);
  hosts.push(host);
  await new Promise<void>((done) => host.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
}

/** A host that changes or omits one header of one URL. */
async function hostWith(address: string, name: string, value?: string): Promise<string> {
  const handle = createHandler(build);
  return listen((request, response) => {
    const {setHeader} = response;
    response.setHeader = (header, own) => {
      const isOther = request.url === address && header === name;
      return isOther && value === undefined
        ? response
        : setHeader.call(response, header, isOther ? (value ?? '') : own);
    };
    handle(request, response);
  });
}

it.each([
  ['/img/logo.svg', 'Cache-Control', 'no-store'],
  ['/account/', 'Cache-Control', 'public, max-age=31536000, immutable'],
  ['/img/photo.png', 'Content-Type', 'text/html'],
  ['/template', 'X-Content-Type-Options', undefined],
])('finds that %s comes with another %s: %s', async (address, name, value) => {
  const origin = await hostWith(address, name, value);
  expect(await checkHost(origin, build)).toEqual([`${address} has ${name}: ${value ?? null}`]);
  expect(await checkHost(origin, build, false)).toEqual([]);
});

const csp = 'Content-Security-Policy';
const inPages = () => builtPolicy(build);

it.each([
  ['none', '/template', () => undefined],
  ['that of a part', '/template', () => partPolicy],
  ['one with a rule less', '/template', () => inPages().replace("; base-uri 'none'", '')],
  ['one without an inline element', '/template', () => inPages().replace(/ 'sha256-[^']+'/, '')],
  ['none', '/img/logo.svg', () => undefined],
])('finds another policy: %s with %s', async (_, address, policy) => {
  const origin = await hostWith(address, csp, policy());
  expect(await checkHost(origin, build)).toEqual([
    `${address} sends another policy: ${policy() ?? null}`,
  ]);
  expect(await checkHost(origin, build, false)).toEqual([]);
});

it.each([
  ['one inline element more', '/template', () => inPages().replace("'self'", "'self' 'sha256-x'")],
  ['that of the pages with a picture', '/img/logo.svg', inPages],
])('takes a policy with %s for that of the build', async (_, address, policy) => {
  expect(await checkHost(await hostWith(address, csp, policy()), build)).toEqual([]);
});

it.each([
  ['/account/', '/old redirects to /account/, not to /template.'],
  [undefined, '/old answers 301 and does not redirect to /template.'],
])('finds an old address that leads to %s', async (location, fault) => {
  expect(await checkHost(await hostWith('/old', 'Location', location), build)).toEqual([fault]);
});

it.each([
  [301, []],
  [308, []],
  [302, ['/old answers 302 and does not redirect to /template.']],
])('takes an old address for moved for good with status %s: faults %j', async (status, faults) => {
  const origin = await listen(({url}, response) =>
    response.writeHead(url === '/old' ? status : 301, {location: '/template'}).end(),
  );
  expect(await movedFaults(origin, new Map([['/old', '/template']]))).toEqual(faults);
});

it('escapes file names in request paths', async () => {
  const odd = mkdtempSync(join(tmpdir(), 'check-odd-names-'));
  await writeFixtureSite(odd, {release: 'a'});
  writeFileSync(join(odd, 'img/étage 2, 50 % #1?.png'), 'not really a picture');
  await sealBuild(odd, {redirects: new Map()});
  const handle = createHandler(odd);
  const asked = new Set<string>();
  const origin = await listen((request, response) => {
    asked.add(decodeURIComponent(request.url ?? ''));
    handle(request, response);
  });
  const faults = await checkHost(origin, odd);
  rmSync(odd, {recursive: true});
  expect(faults).toEqual([]);
  expect(asked).toContain('/img/étage 2, 50 % #1?.png');
});

it.each([403, 404])('explains once a host that responds %i to everything', async (status) => {
  const origin = await listen((_, response) => response.writeHead(status).end());
  expect(await checkHost(origin, build)).toEqual([
    `${origin} answers ${status} to every request. Either another site answers there, or the server has no permission to read the folder or one above it.`,
  ]);
});

it.each([
  ['/fr/no-such-page', '/', true],
  ['/assets/js/no-such-part.00000000.js', '/fr/', false],
])('reports that missing %s gets the page of %s', async (address, page, withHeaders) => {
  const handle = createHandler(build);
  const origin = await listen((request, response) => {
    request.url = request.url === address ? page : request.url;
    handle(request, response);
  });
  expect(await checkHost(origin, build, withHeaders)).toEqual([
    `${address} answers 200, but there is no such page: it must answer 404.`,
  ]);
});

it('reports a not-found page in English for French readers, where the host can choose', async () => {
  const handle = createHandler(build);
  const origin = await listen((request, response) => {
    request.url = request.url?.replace('/fr/no-', '/no-');
    handle(request, response);
  });
  expect(await checkHost(origin, build)).toEqual(['/fr/no-such-page does not show fr/404.html.']);
  expect(await checkHost(origin, build, false)).toEqual([]);
});

it('reports a host that does not compress pages', async () => {
  const handle = createHandler(build);
  const origin = await listen((request, response) => {
    request.headers['accept-encoding'] = 'identity';
    handle(request, response);
  });
  const faults = await checkHost(origin, build);
  expect(faults).toContain('/fr/account/ is not compressed, although browsers accept gzip.');
  expect(faults.every((fault) => fault.includes('is not compressed'))).toBe(true);
  expect(await checkHost(origin, build, false)).toEqual([]);
});

it('reports the same fault of many addresses in one line', async () => {
  const handle = createHandler(build);
  const origin = await listen((request, response) => {
    const {setHeader} = response;
    response.setHeader = (header, value) =>
      setHeader.call(response, header, header === 'Cache-Control' ? 'no-store' : value);
    handle(request, response);
  });
  expect(await checkHost(origin, build)).toEqual([
    expect.stringMatching(/^\/\S* has Cache-Control: no-store \(And \d+ other addresses\.\)$/),
  ]);
});
