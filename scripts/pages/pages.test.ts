import {describe, expect, it} from 'vitest';
import {checkSite} from '../../src/plugins/content-contract/checkContent';
import {fakePage, fakeSite} from '../../src/plugins/content-contract/fakeSite';
import {namedPages} from '../../src/plugins/content-contract/namedPages';
import {nameFrom} from '../../src/plugins/content-contract/nameFrom';
import {addressOf} from '../../src/plugins/content-contract/page/addressOf';
import {parsePage} from '../../src/plugins/content-contract/page/parsePage';
import {thisSite} from '../../src/plugins/content-contract/thisSite';
import {addRedirect} from './addRedirect';
import {movePage} from './movePage';
import {newPage} from './newPage';
import {newPathOf} from './newPathOf';
import {pathOf} from './pathOf';

it.each([
  ['index.mdx', '/'],
  ['faq/index.mdx', '/faq'],
  ['faq/webgl-issues.mdx', '/faq/webgl-issues'],
])('knows the address of %s: %s', (path, address) => {
  expect(addressOf(path)).toBe(address);
});

it.each([
  '/features/shortcuts',
  'features/shortcuts',
  'features/shortcuts/',
  '/fr/features/shortcuts/',
  'docs/features/shortcuts.mdx',
  'i18n/fr/docusaurus-plugin-content-docs/current/features/shortcuts.mdx',
])('takes %s for the same page', (name) => {
  expect(pathOf(name, () => true)).toBe('features/shortcuts.mdx');
});

it.each([
  ['/features/', 'features/index.mdx'],
  ['features', 'features/index.mdx'],
  ['docs/features/index', 'features/index.mdx'],
  ['/', 'index.mdx'],
  ['docs/', 'index.mdx'],
  ['./docs/features/shortcuts.mdx', 'features/shortcuts.mdx'],
  ['docs\\features\\shortcuts.mdx', 'features/shortcuts.mdx'],
  ['/features/absent', 'features/absent.mdx'],
  ['/fr/features/', 'features/index.mdx'],
  ['/fr', 'index.mdx'],
  [`${process.cwd()}/docs/features/shortcuts.mdx`, 'features/shortcuts.mdx'],
  // The name of a content folder, as part of an address.
  ['faq/docs', 'faq/docs.mdx'],
  ['features/docs/versions', 'features/docs/versions.mdx'],
  ['/features/current/walls', 'features/current/walls.mdx'],
  ['features/version-control/branches', 'features/version-control/branches.mdx'],
])('finds the page of %s', (name, path) => {
  const paths = ['index.mdx', 'features/index.mdx', 'features/shortcuts.mdx'];
  expect(pathOf(name, (one) => paths.includes(one))).toBe(path);
});

it.each(['/2024/features/', 'versioned_docs/version-2024/features/index.mdx'])(
  'refuses %s, which is in the archive',
  (name) => expect(() => pathOf(name, () => true)).toThrow(`${name} is in the archive`),
);

it.each([
  ['abilities', 'features/shortcuts.mdx', 'abilities.mdx'],
  ['/abilities/', 'features/shortcuts.mdx', 'abilities/index.mdx'],
  ['/abilities', 'features/index.mdx', 'abilities/index.mdx'],
  ['/abilities/', 'features/index.mdx', 'abilities/index.mdx'],
  ['abilities/index', 'features/index.mdx', 'abilities/index.mdx'],
  ['docs/abilities.mdx', 'features/index.mdx', 'abilities.mdx'],
  ['/', 'features/index.mdx', 'index.mdx'],
])('takes %s for the new place of a page: %s goes to %s', (place, from, to) => {
  expect(newPathOf(place, from)).toBe(to);
});

describe('addRedirect', () => {
  const empty = 'export const redirects: Readonly<Record<string, string>> = {};\n';

  it('adds a redirect, and updates those to the old address', () => {
    const once = addRedirect(empty, '/a', '/b');
    expect(once).toContain("= {\n  '/a': '/b',\n};");
    expect(addRedirect(once, '/b', '/c')).toContain("= {\n  '/a': '/c',\n  '/b': '/c',\n};");
  });

  it('removes a redirect that a returning page contradicts', () => {
    const away = addRedirect(empty, '/a', '/b');
    expect(addRedirect(away, '/b', '/a')).toContain("= {\n  '/b': '/a',\n};");
  });

  it('reads an entry broken after its colon, and keeps its comment', () => {
    const [from, to] = [`/features/${'a'.repeat(50)}`, `/features/${'b'.repeat(50)}`];
    const broken = empty.replace(
      '{}',
      `{\n  // Asked for by the shop.\n  '${from}':\n    '${to}',\n}`,
    );
    const [start, last] = [
      `= {\n  // Asked for by the shop.\n  '${from}': '`,
      "',\n  '/c': '/d',\n};",
    ];
    expect(addRedirect(broken, '/c', '/d')).toContain(`${start}${to}${last}`);
    expect(addRedirect(broken, to, '/d')).toContain(`${start}/d',\n  '${to}': '/d',\n};`);
    expect(addRedirect(broken, '/c', from)).not.toContain(to);
  });

  it('does not take a comment for an entry', () => {
    const remarked = empty.replace(
      '{}',
      "{\n  // was '/a': '/b'\n  '/c': '/a',\n  // '/a': '/b'\n}",
    );
    expect(addRedirect(remarked, '/a', '/e')).toContain(
      "= {\n  // was '/a': '/b'\n  '/c': '/e',\n  // '/a': '/b'\n  '/a': '/e',\n};",
    );
  });

  it('removes an entry with its own comment only', () => {
    const entries = [
      '  // Of all.\n',
      "  /* Of /a,\n     at length. */\n  // Of /a too.\n  '/a': '/b', // and here",
      "  // Of /c.\n  '/c': '/d', // of /c too",
    ];
    const remarked = empty.replace('{}', `{\n${entries.join('\n')}\n}`);
    expect(addRedirect(remarked, '/x', '/a')).toContain(
      "= {\n  // Of all.\n  // Of /c.\n  '/c': '/d', // of /c too\n  '/x': '/a',\n};",
    );
  });

  it('says what to do when the file has another form', () => {
    expect(() => addRedirect('', '/a', '/b')).toThrow("'/a': '/b'");
  });
});

it('moves a page with the links to and from it', () => {
  const site = fakeSite({
    'docs/faq/a.mdx': fakePage('[B](../b.mdx#x) and [A](./a.mdx)'),
    'docs/b.mdx': fakePage('[A](./faq/a.mdx#y)'),
    'docs/c.mdx': fakePage('[B](./b.mdx)'),
  });
  const changes = movePage(site.pages, 'faq/a.mdx', 'd.mdx');
  expect(changes.map(({from, to, source}) => [from, to, source.split('\n')[7]])).toEqual([
    ['docs/faq/a.mdx', 'docs/d.mdx', '[B](./b.mdx#x) and [A](./d.mdx)'],
    ['docs/b.mdx', 'docs/b.mdx', '[A](./d.mdx#y)'],
  ]);
});

describe('a new page', () => {
  it('takes its name from the English title', () => {
    expect(nameFrom('Print the plan’s façade (PDF)')).toBe('print-the-plans-facade-pdf');
  });

  it('breaks no rule of the contract in either language', () => {
    const site = thisSite;
    const path = 'features/print-the-plan.mdx';
    const titles = {en: 'Print the plan', fr: 'Imprimer le plan'};
    // No other pages: one may have the same name, title or text.
    const templates = site.pages.filter(
      ({path: own, version}) => own === namedPages.template && version === 'current',
    );
    const pages = templates.map((template) => {
      const file = template.file.replace(namedPages.template, path);
      const {locale, version} = template;
      const source = newPage(template.source, locale, titles[locale], path);
      return parsePage({file, path, locale, version}, source);
    });
    const faults = checkSite({...site, pages: [...templates, ...pages]});
    expect(faults.filter(({file}) => file.endsWith(path))).toEqual([]);
    expect(pages.map(({frontMatter}) => frontMatter.values.draft)).toEqual([true, true]);
  });
});
