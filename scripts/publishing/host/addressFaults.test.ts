import {afterEach, expect, it, vi} from 'vitest';
import {addressFaults} from './addressFaults';

const serve = (html: string) => vi.stubGlobal('fetch', async () => new Response(html));
const homeOf = (origin: string) => `<title>x</title><link rel="canonical" href="${origin}/">`;

afterEach(() => vi.unstubAllGlobals());

it('finds nothing when the home page names the host', async () => {
  serve(homeOf('https://help.your.site'));
  expect(await addressFaults('https://help.your.site')).toEqual([]);
});

it.each([
  ['https://help.example.com', homeOf('https://help.example.com')],
  ['http://help.your.site', homeOf('http://help.your.site')],
  ['no host', '<title>x</title>'],
])('reports the address that the home page names: %s', async (stated, html) => {
  serve(html);
  expect(await addressFaults('https://help.your.site')).toEqual([
    `The home page names ${stated} as its address, not https://help.your.site: build with SITE_URL=https://help.your.site and publish that build, or check the host that it names.`,
  ]);
});

it('leaves a missing page to the check of files', async () => {
  vi.stubGlobal('fetch', async () => new Response('', {status: 503}));
  expect(await addressFaults('https://help.your.site')).toEqual([]);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
  expect(await addressFaults('https://help.your.site')).toEqual([]);
});

it.each(['http://127.0.0.1:8080', 'http://[::1]:8080', 'http://localhost:8080'])(
  'does not request %s, which no page names',
  async (origin) => {
    serve(homeOf('https://help.your.site'));
    expect(await addressFaults(origin)).toEqual([]);
  },
);
