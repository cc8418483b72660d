import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {afterEach, describe, expect, it, vi} from 'vitest';
import * as offered from '.';
import {createHistory} from './createHistory';
import {fakeBrowser} from './fakeBrowser';

const {resolve} = createRequire(import.meta.url);
const root = path.join(import.meta.dirname, '../../..');

/** Folders of the modules that use the router in the browser. */
const folders = [
  path.dirname(resolve('@docusaurus/core/lib/client/App')),
  path.dirname(resolve('@docusaurus/theme-common')),
  path.join(path.dirname(resolve('@docusaurus/theme-classic/package.json')), 'lib/theme'),
  path.dirname(resolve('@docusaurus/plugin-content-docs/client')),
  path.join(
    path.dirname(resolve('@easyops-cn/docusaurus-search-local/package.json')),
    'dist/client/client',
  ),
  path.join(root, 'src'),
];

afterEach(() => vi.unstubAllGlobals());

interface Source {
  readonly file: string;
  readonly text: string;
}

const sources: readonly Source[] = folders.flatMap((folder) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((file) => path.join(folder, file))
    // Upstream's router renders the static pages and is compared with ours in tests, so both are
    // left out.
    .filter((file) => /(?<!\.d|\.test)\.[jt]sx?$/.test(file) && !file.endsWith('serverEntry.js'))
    .map((file) => ({file: path.relative(root, file), text: readFileSync(file, 'utf8')})),
);

/** All matches of a pattern, each with its file. */
const find = (pattern: RegExp): readonly (readonly [string, ...string[]])[] =>
  sources.flatMap(({file, text}) =>
    [...text.matchAll(pattern)].map(([, ...found]) => [file, ...found] as const),
  );

/** The names imported from modules that match. */
const broughtFrom = (name: string) =>
  find(
    new RegExp(String.raw`(?:im|ex)port\s+(?!type\b)([^;'"]*?)\s*from\s*['"](${name})['"]`, 'g'),
  );

describe('the replacement of the router', () => {
  it('exports every name that is imported', () => {
    const asked = broughtFrom('react-router-(?:dom|config)');
    expect(asked.length).toBeGreaterThan(6);
    for (const [file, names = ''] of asked) {
      expect(names, file).toMatch(/^\{.*\}$/s);
      for (const name of names.slice(1, -1).split(',')) {
        expect(offered, file).toHaveProperty(name.trim().split(' ')[0] ?? '');
      }
    }
  });

  it('is imported under these names only', () => {
    expect(broughtFrom('react-router|history|react-router/.*|react-router-dom/.*')).toEqual([]);
    expect(find(/\b(?:import|require)\(\s*['"](react-router[^'"]*|history)['"]/g)).toEqual([]);
  });
});

describe('what the replacement of the router leaves out', () => {
  it('of the history is used by no module', () => {
    vi.stubGlobal('window', fakeBrowser('/').window);
    const members = Object.keys(createHistory());
    const used = [
      ...find(/(?<![.\w])history\.(\w+)/g),
      ...find(/const \{\s*(\w+)[^}]*\} = useHistory\b/g),
    ];
    expect(used.length).toBeGreaterThan(10);
    for (const [file, member] of used) {
      expect(members, file).toContain(member);
    }
  });

  it.each([
    ['what of the address matches', /\b(match(?:es)?\??\.(?:path|url|isExact|params)|isExact)\b/g],
    ['pages of more than their route', /\bprops\.(match|history|staticContext)\b/g],
    ['another style of a link than that of its class', /\b(activeStyle)\b/g],
  ])('is used by no module: %s', (_what, asking) => {
    expect(find(asking)).toEqual([]);
  });

  it('of the path options is used by no module', () => {
    const asked = find(/\bmatchPath\(\s*[\w.]+,\s*([^()]*?)\s*\)/g);
    expect(asked.length).toBeGreaterThan(4);
    for (const [file, rule = ''] of asked) {
      // A variable with a route, or an object literal.
      expect(rule, file).toMatch(
        /^(?:\w+|\{(?:\s*(?:path|exact|strict: false)(?:: [^,}]+)?,?)+\s*\})$/,
      );
    }
  });

  it('of the route options is used by no module', () => {
    const asked = find(/(?<!function )\b(?:matchRoutes\([^(),]+,|renderRoutes\()([^()]*)\)/g);
    expect(asked.length).toBeGreaterThan(5);
    for (const [file, last] of asked) {
      expect(last, file).not.toContain(',');
    }
  });

  it.each([
    ['PendingNavigation.js', '<Route location={location} render={() => children}/>'],
    ['clientEntry.js', '<BrowserRouter>{children}</BrowserRouter>'],
    // All other props are attributes; `to` is a string, because `startsWith` is called on it.
    ['Link.js', 'innerRef={handleRef} to={targetLink} '],
    ['Link.js', "const isAnchorLink = targetLink?.startsWith('#')"],
    ['Link.js', '{...(isNavLink && { isActive, activeClassName })}'],
  ])('of its components is not used in %s', (name, asked) => {
    const {text} = sources.find(({file}) => path.basename(file) === name) ?? {};
    expect(text).toContain(asked);
  });
});
