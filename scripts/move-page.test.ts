import {execFileSync, spawn} from 'node:child_process';
import {once} from 'node:events';
import {cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {text} from 'node:stream/consumers';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {copySite} from '../tests/copySite';
import {namedPagesFile} from './pages/namedPagesFile';
import {newPathOf} from './pages/newPathOf';
import {pageToChange} from './pages/pageToChange';
import {writeMove} from './pages/writeMove';
import {writeNewPage} from './pages/writeNewPage';
import {writeRemoval} from './pages/writeRemoval';

let site: string;
beforeAll(async () => {
  site = mkdtempSync(join(tmpdir(), 'move-page-'));
  await copySite(site);
});
afterAll(() => rmSync(site, {recursive: true, force: true}));

const lockFile = 'i18n/fr/translations.json';

function read(file: string): string {
  return readFileSync(join(site, file), 'utf8');
}

/** Does not block: Vitest gives up a worker that is silent for a minute. */
async function run(script: string, ...words: readonly string[]) {
  const args = ['--import', 'tsx', `scripts/${script}.ts`, ...words];
  const program = spawn(process.execPath, args, {cwd: site, stdio: ['ignore', 'pipe', 'pipe']});
  const [stdout, stderr, [status]] = await Promise.all([
    text(program.stdout),
    text(program.stderr),
    once(program, 'close'),
  ]);
  return {stdout, stderr, status};
}

/** In process, as starting the program takes seconds; returns its output or throws its refusal. */
function move(name: string, place: string): string {
  const from = pageToChange(site, name, '');
  return writeMove(site, from, newPathOf(place, from));
}

it.each([
  ['remove-page', ['/', '--to', '/features/'], '/ is the home page'],
  ['remove-page', ['docs/', '--to', '/features/'], 'docs/ is the home page'],
  ['remove-page', ['glossary', 'syntax', '--to', '/faq/'], 'Name one page: npm run remove'],
  ['remove-page', ['glossary'], 'npm run remove -- glossary --to /faq/'],
  ['new-page', ['--section', 'faq'], '--en "Print the plan" --fr "Imprimer le plan"'],
  [
    'new-page',
    ['--section', 'faq', '--en', '404', '--fr', '404'],
    'The address of the page, /faq/404, is reserved for the not-found page. Choose another name: --name another-name',
  ],
  [
    'new-page',
    ['--section', 'faq', '--en', 'Plan '.repeat(60), '--fr', 'Plan'],
    'Give a shorter name; for a long title, use --name print-the-plan.',
  ],
  [
    'new-page',
    ['--section', 'Faq', '--en', 'Print', '--fr', 'Imprimer'],
    'There is no section Faq. Did you mean faq?',
  ],
  [
    'new-page',
    ['--section', 'faq', '--en', 'Print', '--fr', 'Imprimer', '--name', '../print'],
    'Write print.',
  ],
  [
    'new-page',
    ['--section', 'faq', '--en', 'Print', '--fr', 'Imprimer', '--name', 'faq/print'],
    'give only the name of the page in --name, and its folder in --section.',
  ],
  ['move-page', ['glossary', 'faq/404'], '/faq/404, is reserved for the not-found page'],
  ['move-page', ['/', 'home'], '/ is the home page'],
  [
    'move-page',
    ['glossary', 'faq/word', 'list'],
    'Give the page and its new address: npm run move',
  ],
  [
    'move-page',
    ['faq/glosary', 'faq/words'],
    'no page docs/faq/glosary.mdx. Did you mean glossary?',
  ],
  ['move-page', ['features', 'getting'], 'npm run move -- features/shortcuts getting/shortcuts'],
  ['move-page', ['glossary', 'features/'], '/features is already in use: docs/features/index.mdx'],
])('%s refuses %j', async (script, words, says) => {
  const {status, stderr} = await run(script, ...words);
  expect(stderr).toContain(says);
  expect(status).toBeGreaterThan(0);
  expect(
    ['docs/index.mdx', 'docs/glossary.mdx'].map((file) => existsSync(join(site, file))),
  ).toEqual([true, true]);
});

const linking = 'docs/faq/index.mdx';

/** A section without other pages, which would stay behind, and a link to it. */
function addSection(): void {
  for (const folder of ['docs', 'i18n/fr/docusaurus-plugin-content-docs/current']) {
    cpSync(join(site, folder, 'features/index.mdx'), join(site, folder, 'trial/index.mdx'));
  }
  writeFileSync(
    join(site, 'sidebars.ts'),
    read('sidebars.ts').replace(/(?='glossary')/, "'trial/index', "),
  );
  writeFileSync(
    join(site, lockFile),
    read(lockFile).replace('docs/features/index.mdx', 'docs/trial/index.mdx'),
  );
  writeFileSync(join(site, linking), `${read(linking)}\n[A trial](../trial/index.mdx).\n`);
}

it('changes nothing when it refuses, and moves the section once the cause is fixed', () => {
  addSection();
  const siteFile = read('src/site.ts');
  const broken = siteFile.replace('redirects: Readonly<Record<string, string>>', 'redirects');
  writeFileSync(join(site, 'src/site.ts'), broken);
  const others = ['sidebars.ts', lockFile].map(read);
  expect(() => move('/trial/', 'abilities/index')).toThrow(
    "Add this line to it by hand: '/trial': '/abilities/',",
  );
  expect(existsSync(join(site, 'docs/trial/index.mdx'))).toBe(true);
  expect(existsSync(join(site, 'docs/abilities'))).toBe(false);
  expect(['sidebars.ts', lockFile].map(read)).toEqual(others);
  expect(read('src/site.ts')).toBe(broken);
  expect(read(linking)).toContain('(../trial/index.mdx)');

  writeFileSync(join(site, 'src/site.ts'), siteFile);
  move('/trial/', '/abilities/');
  expect(existsSync(join(site, 'docs/trial/index.mdx'))).toBe(false);
  expect(existsSync(join(site, 'docs/abilities/index.mdx'))).toBe(true);
  expect(read('src/site.ts')).toContain("'/trial': '/abilities/',");
  expect(read(linking)).toContain('(../abilities/index.mdx)');
  expect(read('sidebars.ts')).toContain("'abilities/index'");
  expect(read(lockFile)).toContain('docs/abilities/index.mdx');
});

const half = {section: 'faq', path: 'faq/half.mdx', titles: {en: 'Half', fr: 'Demi'}};

it('creates no page in one language only: it says which template is missing', () => {
  const template = 'i18n/fr/docusaurus-plugin-content-docs/current/template.mdx';
  const [source, menu] = [read(template), read('sidebars.ts')];
  rmSync(join(site, template));
  expect(() => writeNewPage(site, half)).toThrow(
    `${template} is missing: new pages are copies of this template.`,
  );
  writeFileSync(join(site, template), source);
  expect(existsSync(join(site, 'docs/faq/half.mdx'))).toBe(false);
  expect(read('sidebars.ts')).toBe(menu);
});

it('creates and moves no page in one language only: it says what cannot be written', () => {
  const french = 'i18n/fr/docusaurus-plugin-content-docs/current/trials';
  const [menu, siteFile] = [read('sidebars.ts'), read('src/site.ts')];
  writeFileSync(
    join(site, 'sidebars.ts'),
    menu.replace(/(?='glossary')/, "{type: 'category', label: 'T', key: 'trials', items: []}, "),
  );
  const withTrials = read('sidebars.ts');
  // A file instead of a folder: not even root can write there.
  writeFileSync(join(site, french), '');
  const refusal = new RegExp(
    `${french} is a file, but ${french}/.* needs a folder there.*\nNothing was changed`,
  );
  const trial = {...half, section: 'trials', path: 'trials/half.mdx'};
  expect(() => writeNewPage(site, trial)).toThrow(refusal);
  expect(() => move('glossary', 'trials/words')).toThrow(refusal);
  rmSync(join(site, french));
  expect([read('sidebars.ts'), read('src/site.ts')]).toEqual([withTrials, siteFile]);
  writeFileSync(join(site, 'sidebars.ts'), menu);
  expect(existsSync(join(site, 'docs/trials'))).toBe(false);
  expect(existsSync(join(site, 'docs/glossary.mdx'))).toBe(true);
});

it('completes silently when the pipe is closed', async () => {
  const unread = async (script: string, ...words: readonly string[]) => {
    const args = ['--import', 'tsx', `scripts/${script}.ts`, ...words];
    const program = spawn(process.execPath, args, {cwd: site, stdio: ['ignore', 'pipe', 'pipe']});
    program.stdout.destroy();
    const ended = once(program, 'close');
    expect(await text(program.stderr)).toBe('');
    expect(await ended).toEqual([0, null]);
  };
  const files = (name: string) =>
    ['docs', 'i18n/fr/docusaurus-plugin-content-docs/current'].map((folder) =>
      existsSync(join(site, folder, `faq/${name}.mdx`)),
    );
  await unread('new-page', '--section', 'faq', '--en', 'Unread', '--fr', 'Non lu');
  expect(files('unread')).toEqual([true, true]);
  expect(read('sidebars.ts')).toContain("'faq/unread'");
  for (const folder of ['docs', 'i18n/fr/docusaurus-plugin-content-docs/current']) {
    const file = join(folder, 'faq/unread.mdx');
    writeFileSync(join(site, file), read(file).replace('draft: true\n', ''));
  }
  await unread('move-page', 'faq/unread', 'faq/read');
  expect([...files('unread'), ...files('read')]).toEqual([false, false, true, true]);
  expect(read('sidebars.ts')).toContain("'faq/read'");
  expect(read('src/site.ts')).toContain("'/faq/unread': '/faq/read'");
  await unread('remove-page', 'faq/read', '--to', '/faq/');
  expect(files('read')).toEqual([false, false]);
  expect(read('sidebars.ts')).not.toContain("'faq/read'");
  expect(read('src/site.ts')).toContain("'/faq/read': '/faq/'");
});

it('updates everything that names pages: questions, options, rules', async () => {
  const pages = () =>
    JSON.parse(read('tests/search-queries.json')).map(({page}: {page: string}) => page);
  const questions = (name: string) =>
    ['en', 'fr'].map((locale) => existsSync(join(site, `src/questions/${locale}/${name}.txt`)));
  execFileSync('git', ['init', '--quiet'], {cwd: site});
  execFileSync('git', ['add', 'tests'], {cwd: site});
  writeFileSync(
    join(site, 'tests/search-queries.json'),
    JSON.stringify([{locale: 'en', q: 'a word', page: '/glossary'}]),
  );
  const removal = {name: 'glossary', path: 'glossary.mdx', replacedBy: '/faq/'};
  await expect(writeRemoval(site, removal)).rejects.toThrow("Glossary: 'glossary.mdx'");
  expect(existsSync(join(site, 'docs/glossary.mdx'))).toBe(true);
  const said = move('glossary', 'faq/words');
  expect(said).toContain(
    `Also updated: sidebars.ts, tests/search-queries.json, docusaurus.config.ts, ${namedPagesFile}, src/site.ts, ${lockFile}\n`,
  );
  expect(said).toContain('It is now last under Frequently asked');
  expect(said).toContain('still name /glossary. ');
  expect(said).toMatch(/^ {2}tests\/site\/terms\.spec\.ts:[\d, ]+$/m);
  expect(said).toContain('src/questions/fr/glossary.txt → src/questions/fr/faq/words.txt\n');
  expect(questions('glossary')).toEqual([false, false]);
  expect(questions('faq/words')).toEqual([true, true]);
  expect(pages()).toEqual(['/faq/words']);
  expect(read('docusaurus.config.ts')).toContain("rankLast: ['faq/words', ");
  expect(read(namedPagesFile)).toContain("Glossary: 'faq/words.mdx'");
  expect(read(namedPagesFile)).toContain("madeOfLinks: ['faq/words.mdx']");
  writeFileSync(join(site, namedPagesFile), read(namedPagesFile).replace(/Glossary: .*/, ''));
  const removed = await writeRemoval(site, {...removal, path: 'faq/words.mdx'});
  expect(removed).toMatch(/^Also updated: sidebars\.ts, .*translations\.json$/m);
  expect(removed).toContain('src/questions/en/faq/words.txt is removed.\n');
  expect(questions('faq/words')).toEqual([false, false]);
  expect(pages()).toEqual([]);
  expect(read('docusaurus.config.ts')).not.toContain('faq/words');
  expect(read(namedPagesFile)).toContain('madeOfLinks: []');
});
