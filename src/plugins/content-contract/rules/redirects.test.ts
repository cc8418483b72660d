import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, it, vi} from 'vitest';
import {checkSite} from '../checkContent';
import {fakePage, fakeSite} from '../fakeSite';
import {findRedirects} from '../reading/findRedirects';
import {redirects} from './redirects';

vi.mock('../../../site', async (original) => ({
  ...(await original<typeof import('../../../site')>()),
  redirects: {'/old': '/faq/', '/older': '/'},
}));

const page = fakePage('A.');
const site = fakeSite(
  {
    'docs/index.mdx': page,
    'docs/faq/index.mdx': page,
    'docs/walls.mdx': page,
    'docs/soon.mdx': fakePage('A.', {draft: 'true'}),
    'versioned_docs/version-2024/doors.mdx': page,
  },
  ['static/guide.pdf'],
);

function faultsOf(list: Readonly<Record<string, string>>) {
  const redirected = Object.entries(list).map(([from, to], index) => ({from, to, line: index + 9}));
  return redirects.check({...site, redirected});
}

it.each(['/', '/faq/', '/walls', '/2024/doors', '/search', '/guide.pdf'])(
  'accepts a redirect to %s',
  (to) => {
    expect(faultsOf({'/old': to})).toEqual([]);
  },
);

it.each([
  ['/wals', 'not the address of a page', "Write '/old': '/walls'"],
  ['/faq', 'not the address of a page', "Write '/old': '/faq/'"],
  ['/walls/', 'not the address of a page', "Write '/old': '/walls'"],
  ['/fr/walls', 'must lead to a whole page, in every language', "Write '/old': '/walls'"],
  ['/faq#drawing', 'must lead to a whole page', "Write '/old': '/faq/'"],
  ['/fr/walls?x=1', 'must lead to a whole page', "Write '/old': '/walls'"],
  ['/nothing-of-the-kind', 'not the address of a page', "such as '/faq/'"],
  ['/soon', 'a draft', 'Remove the line draft: true of docs/soon.mdx'],
  ['/old', 'not the address of a page', 'Give the address of a page'],
])('reports a redirect to %s', (to, what, remedy) => {
  expect(faultsOf({'/old': to})).toEqual([
    {
      file: 'src/site.ts',
      line: 9,
      column: 3,
      rule: 'redirects',
      what: expect.stringContaining(what),
      remedy: expect.stringContaining(remedy),
    },
  ]);
});

// Cloudflare Pages would redirect every page to /faq/ by the first.
it.each(['/*', '/old/*', '/:section/old', '/page?id=3', '/page#walls'])(
  'reports an old address that is not the path of one page: %s',
  (from) => {
    expect(faultsOf({[from]: '/faq/'})).toEqual([
      expect.objectContaining({
        what: expect.stringContaining(`The old address ${from} contains a `),
        remedy: expect.stringContaining('Write the full path of each old page'),
      }),
    ]);
  },
);

it.each([
  ['https://help.example.com/old', '/old'],
  ['https://help.example.com/fr/vieux%20murs?x=1', '/vieux murs'],
  ['/features/a//b', '/features/a/b'],
  ['//old', '/old'],
  ['/vieux%20murs', '/vieux murs'],
  ['/hc/123-%C3%A9t%C3%A9/', '/hc/123-été'],
])('says how to write a copied old address: %s', (from, written) => {
  const [fault, ...others] = faultsOf({[from]: '/faq/'});
  expect(fault?.remedy).toContain(`Write '${written}':`);
  expect(others).toEqual([]);
  expect(faultsOf({[written]: '/faq/'})).toEqual([]);
});

it('reports an old address with an encoded character that a path cannot contain', () => {
  expect(faultsOf({'/a%2Fb': '/faq/'})).toEqual([
    expect.objectContaining({what: expect.stringContaining('/a%2Fb contains a %2F')}),
  ]);
});

it.each(['/Aide:Murs', '/vieux murs', '/hc/fr/articles/123-été'])(
  'accepts an old address in the notation of another system: %s',
  (from) => {
    expect(faultsOf({[from]: '/faq/'})).toEqual([]);
  },
);

it('reports a redirect to another old address, and gives its final target', () => {
  expect(faultsOf({'/old': '/newer', '/newer': '/walls'})).toMatchObject([
    {line: 9, remedy: "Write '/old': '/walls'."},
  ]);
});

it.each([
  ['/walls', 'the address of docs/walls.mdx'],
  ['/faq', 'the address of docs/faq/index.mdx'],
  ['old', "Write '/old'"],
  ['/old/', "Write '/old'"],
  ['/fr/old', "Write '/old'"],
  ['/', 'the address of the home page. Remove this line.'],
  ['/fr/', 'the address of the home page. Remove this line.'],
])('reports the old address %s, which no reader would request', (from, says) => {
  const [fault, ...others] = faultsOf({[from]: '/walls'});
  expect(`${fault?.what} ${fault?.remedy}`).toContain(says);
  expect(others).toEqual([]);
});

it('reports a removed page without a redirect', () => {
  const left = {
    ...fakeSite({}),
    published: {files: ['docs/faq/index.mdx', 'docs/old.mdx'], lockFile: 'lock.json'},
    redirected: [{from: '/faq', to: '/search', line: 1}],
  };
  expect(checkSite(left)).toMatchObject([
    {file: 'lock.json', rule: 'redirects', what: expect.stringContaining('/old')},
  ]);
});

it('leaves a missing home page to its own rule', () => {
  const published = {files: ['docs/index.mdx'], lockFile: 'lock.json'};
  const lost = {...site, pages: site.pages.slice(1), published};
  expect(redirects.check({...lost, homePages: []})).toHaveLength(1);
  expect(redirects.check({...lost, homePages: ['docs/index.mdx']})).toEqual([]);
});

it('accepts a redirect to an address reserved by a draft', () => {
  expect(faultsOf({'/soon': '/'})).toEqual([]);
});

it.each([
  ["redirects = {\n  '/older': '/',\n  '/old': '/faq/',\n};\n", [3, 2]],
  ["redirects =\n{'/older': '/', '/old': '/faq/'};\n", [2, 2]],
])('gives the line of each: %j', (source, [old, older]) => {
  const siteDir = mkdtempSync(join(tmpdir(), 'redirects-'));
  mkdirSync(join(siteDir, 'src'));
  writeFileSync(join(siteDir, 'src/site.ts'), source);
  expect(findRedirects(siteDir)).toEqual([
    {from: '/old', to: '/faq/', line: old},
    {from: '/older', to: '/', line: older},
  ]);
  rmSync(siteDir, {recursive: true});
});
