import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {siteUrl} from '../../../site';
import {findShellLinks} from '../data/findShellLinks';
import {fakePage, fakeSite} from '../fakeSite';
import {readMenu} from '../menu/readMenu';
import {shellLinks} from './shellLinks';

const siteDir = mkdtempSync(join(tmpdir(), 'shell-links-'));
afterAll(() => rmSync(siteDir, {recursive: true}));

const page = fakePage('## Walls {/* #walls */}\n\nA.');
const site = {
  ...fakeSite(
    {
      'docs/index.mdx': page,
      'docs/faq/index.mdx': page,
      'docs/walls.mdx': page,
      'docs/soon.mdx': fakePage('A.', {draft: 'true'}),
    },
    ['static/guide.pdf'],
  ),
  redirected: [{from: '/old', to: '/walls', line: 1}],
  menus: [readMenu('sidebars.ts', 'current', "export default {help: ['walls']};")],
};

/** The faults of a footer with one column, whose link is on line 4. */
function faultsOf(item: string) {
  mkdirSync(join(siteDir, 'src/plugins'), {recursive: true});
  writeFileSync(
    join(siteDir, 'src/plugins/themeConfig.ts'),
    `export const themeConfig: ThemeConfig = {
  footer: {
    links: [{title: 'Help', items: [
      ${item},
    ]}],
  },
};
`,
  );
  return shellLinks.check({...site, shellLinks: findShellLinks(siteDir)});
}

it.each([
  "to: '/'",
  "to: '/faq/'",
  "to: '/faq'",
  "to: 'faq/'",
  "to: '/walls#walls'",
  "to: '/walls?from=bar'",
  "to: '/search'",
  "href: '/faq/'",
  `href: '${siteUrl}/faq/'`,
  "href: 'https://www.example.org'",
  "href: 'mailto:help@example.org'",
  "href: 'pathname:///guide.pdf'",
  'href: mainSiteLinks.home',
  "type: 'doc', docId: 'faq/index'",
  "type: 'doc', docId: 'elsewhere', docsPluginId: 'second'",
  "type: 'docSidebar', sidebarId: 'help'",
])('accepts %s in the bar and the footer', (item) => {
  expect(faultsOf(`{label: 'A', ${item}}`)).toEqual([]);
});

it.each([
  ["to: '/wals'", 'The link /wals does not lead to a page.', 'Did you mean /walls?'],
  ["to: 'wals'", 'The link /wals does not lead to a page.', 'Did you mean /walls?'],
  ["to: '/nothing-of-the-kind'", 'does not lead to a page', 'such as /faq/'],
  ["to: '/fr/faq/'", 'names a language', 'Write /faq/: it leads to the page of each language.'],
  [`href: '${siteUrl}/fr/faq/'`, 'names a language', 'Write /faq/'],
  ["to: '/soon'", 'leads to a draft', 'publish the draft'],
  ["to: '/walls#wals'", 'no id #wals', 'Did you mean #walls?'],
  ["to: '/old'", 'is not the address of a page', 'Write /walls.'],
  ["to: '/walls.html'", 'is not the address of a page', 'Write /walls.'],
  ["to: '/guide.pdf'", 'leads to a file', 'Write pathname:///guide.pdf.'],
  ["to: '#walls'", 'leads to a different address on each page', 'such as /faq/'],
  ["to: ''", 'has no address', 'such as /faq/'],
  ["href: 'www.example.org'", 'read as the address of a page', 'write https://www.example.org.'],
  ["to: 'example.org/shop'", 'read as the address', 'write https://example.org/shop.'],
  ["href: '//example.org'", 'read as the address', 'write https://example.org.'],
  ["href: 'http://blog.example.com'", 'not secure', 'Write https:// instead of http://.'],
  ["href: 'help@example.org'", 'not the address of a page', 'Write mailto:help@example.org.'],
  ["href: 'file:///plan.pdf'", 'leads to your computer', 'such as /faq/'],
  ["type: 'doc', docId: 'faq/nothing'", 'There is no page faq/nothing.', 'such as faq/index'],
  ["type: 'doc', docId: 'wals'", 'There is no page wals.', 'Did you mean walls?'],
  ["type: 'doc', docId: 'soon'", 'leads to a draft', 'publish the draft'],
  ["type: 'docSidebar', sidebarId: 'hlp'", 'There is no menu hlp', 'Did you mean help?'],
])('reports %s, and says what to write', (item, what, remedy) => {
  expect(faultsOf(`{label: 'A', ${item}}`)).toEqual([
    {
      file: 'src/plugins/themeConfig.ts',
      line: 4,
      column: expect.any(Number),
      rule: 'shellLinks',
      what: expect.stringContaining(what),
      remedy: expect.stringContaining(remedy),
    },
  ]);
});

it('reports nothing for an unreadable file, which is reported with the data', () => {
  expect(faultsOf("{label: 'Return to l'Home', to: '/wals'}")).toEqual([]);
});
