import {spawnSync} from 'node:child_process';
import {copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join, resolve} from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';

const root = resolve(import.meta.dirname, '../..');
/** File, what it may not import, part of the message, and what it may import. */
const law = [
  ['src/site.ts', './product/facts', 'at the top of src import nothing', undefined],
  ['src/memory.ts', './site', 'at the top of src import nothing', undefined],
  ['src/isOwnPath.ts', './site', 'at the top of src import nothing', undefined],
  ['src/anchor.ts', './site', 'at the top of src import nothing', undefined],
  ['src/isPlainClick.ts', './site', 'at the top of src import nothing', undefined],
  ['src/hasMacKeys.ts', './site', 'at the top of src import nothing', undefined],
  ['src/barePath.ts', './site', 'at the top of src import nothing', undefined],
  ['src/product/shortcuts.ts', '../site', 'Data files import only', './keys'],
  ['src/figures/geometry/area.ts', '../model/plan', 'points and polygons only', './point'],
  ['src/figures/views/plan.ts', '../../theme/Navbar', 'Figures are drawn', '../geometry/area'],
  ['src/figures/views/plan.ts', '../../components/Fact', 'Figures are drawn', '../model/plan'],
  ['src/figures/views/plan.ts', '../../search/rank', 'Figures are drawn', '../../product/facts'],
  ['src/figures/views/plan.ts', '../../site', 'Figures are drawn', '../../product/keys'],
  ['src/figures/views/plan.ts', '../../memory', 'Figures are drawn', '../../product/labels'],
  [
    'src/figures/webgl-check/Report.tsx',
    '../../components/Keys/Key',
    'CopyButton',
    '../../components/CopyButton',
  ],
  [
    'src/figures/calculators/CalculatorForm.tsx',
    '../../components/Keys/Key',
    'and Status',
    '../../components/Status',
  ],
  [
    'src/figures/calculators/index.tsx',
    '../../components/Term',
    'only usePageLanguage',
    '../../components/usePageLanguage',
  ],
  ['src/shell/useDrawer.ts', '../theme/Navbar', 'The shell decides', '../earlyInput'],
  ['src/shell/useDrawer.ts', '../site', 'which browsers do not have', undefined],
  ['src/shell/client/start.ts', '../../product/facts', 'The shell decides', '../../earlyInput'],
  ['src/shell/client/start.ts', '../../search/rank', 'The shell decides', '../../anchor'],
  ['src/shell/overlay/useDrawer.ts', '../../client/start', 'never a view', '../client/stepGuard'],
  ['src/shell/overlay/useDrawer.ts', '../../theme/Navbar', 'never a view', '../focus/focusNavbar'],
  [
    'src/shell/overlay/useDrawer.ts',
    '../../site',
    'which browsers do not have',
    '../../earlyInput',
  ],
  [
    'src/components/Steps/index.tsx',
    '../../shell/useDrawer',
    'independent of the page shell',
    '../../product/facts',
  ],
  ['src/search/rank.ts', '../theme/SearchBar', 'Search analyses and ranks', 'minisearch'],
  [
    'src/theme/Navbar/index.tsx',
    '../../plugins/hosting',
    'The theme renders',
    '../../shell/useDrawer',
  ],
  ['src/theme/Navbar/index.tsx', '../../figures/Figure', 'The theme renders', '../../search/rank'],
  [
    'src/theme/Navbar/index.tsx',
    '../../product/facts',
    'The theme renders',
    '../../components/Fact',
  ],
  [
    'src/theme/MDXComponents/index.tsx',
    '../../plugins/hosting',
    'registered here',
    '../../figures/Figure',
  ],
  ['src/search/rank.ts', '../product/facts', 'Search analyses and ranks', '../glossary'],
  [
    'src/search/ranking/rankPage.ts',
    '../../theme/SearchBar',
    'Search analyses and ranks',
    '../query/readQuery',
  ],
  ['src/search/query/readQuery.ts', '../../site', 'which browsers do not have', '../../glossary'],
  ['src/plugins/glossary/index.ts', '../../components/Fact', 'run in Node', '../../glossary'],
  ['src/client/start.ts', '../shell/useDrawer', 'and nothing else', '@theme/Loading'],
  ['src/client/router/Link.ts', '../../site', 'and nothing else', './createLocation'],
  ['src/plugins/delivery/index.ts', '../../client/start', 'run in Node', './deliver'],
  ['src/plugins/delivery/deliver.ts', '../../inline/loader', 'run in Node', '../../site'],
  [
    'src/inline/captureInput.ts',
    '../search/browser/opening/useSearchOpener',
    'part of every page',
    '../search/browser/opening/searchShortcut',
  ],
  ['src/inline/loader.ts', 'react', 'part of every page', '../earlyInput'],
  ['src/plugins/hosting/index.ts', '../../shell/useDrawer', 'run in Node', '../../site'],
] as const;

/** One module of each folder, and each file at the top of src. */
const modules: Readonly<Record<string, string>> = {
  site: 'site',
  product: 'product/facts',
  glossary: 'glossary',
  memory: 'memory',
  isOwnPath: 'isOwnPath',
  earlyInput: 'earlyInput',
  anchor: 'anchor',
  isPlainClick: 'isPlainClick',
  hasMacKeys: 'hasMacKeys',
  barePath: 'barePath',
  theme: 'theme/Navbar',
  shell: 'shell/useDrawer',
  components: 'components/Fact',
  figures: 'figures/Figure',
  search: 'search/rank',
  client: 'client/start',
  inline: 'inline/loader',
  plugins: 'plugins/hosting',
};

/** What each folder may import, according to CONTRIBUTING.md. */
const mayRead = {
  theme: ['shell', 'search', 'components', 'hasMacKeys'],
  shell: ['isOwnPath', 'earlyInput', 'anchor', 'isPlainClick', 'barePath'],
  components: ['product', 'glossary', 'memory', 'anchor', 'isPlainClick', 'hasMacKeys'],
  figures: ['product', 'anchor', 'hasMacKeys'],
  search: ['glossary', 'memory', 'isOwnPath', 'anchor', 'isPlainClick'],
  client: ['isPlainClick', 'barePath'],
  inline: ['earlyInput'],
  plugins: ['site', 'product', 'glossary', 'search', 'figures'],
} as const;

/** By file, all its imports under test. */
const asked = new Map<string, Set<string>>();

function ask(file: string, imported: readonly string[]): void {
  asked.set(file, new Set([...(asked.get(file) ?? []), ...imported]));
}

const folders = Object.entries(mayRead).map(([folder, names]) => {
  const pathsTo = (chosen: readonly string[]) => chosen.map((name) => `../${modules[name]}`);
  const others = Object.keys(modules).filter((name) => name !== folder);
  const forbidden = others.filter((name) => !(names as readonly string[]).includes(name));
  return {folder, names, allowed: pathsTo(names), forbidden: pathsTo(forbidden)};
});

/** By file and import, the linter's message. */
const told = new Map<string, string>();

/** In one run: starting the linter takes longer than linting. */
beforeAll(() => {
  for (const {folder, allowed, forbidden} of folders) {
    ask(`src/${folder}/thing.ts`, [...allowed, ...forbidden]);
  }
  for (const [file, forbidden, , allowed] of law) {
    ask(file, allowed ? [forbidden, allowed] : [forbidden]);
  }
  const sandbox = mkdtempSync(join(tmpdir(), 'import-law-'));
  copyFileSync(join(root, 'biome.json'), join(sandbox, 'biome.json'));
  for (const [file, imported] of asked) {
    mkdirSync(dirname(join(sandbox, file)), {recursive: true});
    const lines = [...imported].map((one, at) => `export {default as x${at}} from '${one}';\n`);
    writeFileSync(join(sandbox, file), lines.join(''));
  }
  const biome = join(root, 'node_modules/.bin/biome');
  const words = ['--vcs-enabled=false', '--reporter=github', '--max-diagnostics=none', 'src'];
  const {stdout} = spawnSync(biome, ['lint', ...words], {cwd: sandbox, encoding: 'utf8'});
  rmSync(sandbox, {recursive: true});
  const fault = /noRestrictedImports,file=.*?(src\/[^,]+),line=(\d+),.*?::(.*)$/gm;
  for (const [, file = '', line, sentence = ''] of stdout.matchAll(fault)) {
    told.set(`${file} ${[...(asked.get(file) ?? [])][Number(line) - 1]}`, sentence);
  }
});

describe('a folder', () => {
  it.each(folders)(
    '$folder imports from $names and nothing else',
    ({folder, allowed, forbidden}) => {
      const refused = (paths: readonly string[]) =>
        paths.filter((path) => told.has(`src/${folder}/thing.ts ${path}`));
      expect(refused(forbidden)).toEqual(forbidden);
      expect(refused(allowed)).toEqual([]);
    },
  );
});

describe('import law', () => {
  it.each(law)('%s may not import %s', (file, forbidden, sentence, allowed) => {
    expect(told.get(`${file} ${forbidden}`)).toContain(sentence);
    if (allowed) {
      expect(told.has(`${file} ${allowed}`)).toBe(false);
    }
  });
});
