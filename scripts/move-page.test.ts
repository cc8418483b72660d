import {execFileSync, spawn} from 'node:child_process';
import {once} from 'node:events';
import {cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {text} from 'node:stream/consumers';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {copySite} from '../tests/copySite';
import {namedPagesFile} from './pages/namedPagesFile';

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

/** Without blocking: a worker that does not answer for a minute is given up. */
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

function move(from: string, to: string) {
  return run('move-page', from, to);
}

it.each([
  ['remove-page', ['/', '--to', '/features/'], '/ is the home page'],
  ['remove-page', ['docs/', '--to', '/features/'], 'docs/ is the home page'],
  ['remove-page', ['glossary', 'syntax', '--to', '/faq/'], 'Name one page: npm run remove'],
  ['remove-page', ['glossary'], 'npm run remove -- glossary --to /faq/'],
  ['remove-page', ['glossary', '--to', '/faq/'], "Glossary: 'glossary.mdx'"],
  ['new-page', ['--section', 'faq'], '--en "Print the plan" --fr "Imprimer le plan"'],
  [
    'new-page',
    ['--section', 'faq', '--en', '404', '--fr', '404'],
    'The address of the page, /faq/404, is that of the page that says that nothing was found. Choose another name: --name another-name',
  ],
  [
    'new-page',
    ['--section', 'faq', '--en', 'Plan '.repeat(60), '--fr', 'Plan'],
    'Give a shorter one; for a long title, with --name print-the-plan.',
  ],
  ['move-page', ['glossary', 'faq/404'], '/faq/404, is that of the page that says'],
  ['move-page', ['/', 'home'], '/ is the home page'],
  ['move-page', ['glossary', 'faq/word', 'list'], 'Say which page moves and where: npm run move'],
  [
    'move-page',
    ['faq/glosary', 'faq/words'],
    'no page docs/faq/glosary.mdx. Did you mean glossary?',
  ],
  ['move-page', ['features', 'getting'], 'npm run move -- features/shortcuts getting/shortcuts'],
  ['move-page', ['glossary', 'features/'], '/features exists: docs/features/index.mdx'],
])('%s refuses %j', async (script, words, says) => {
  const {status, stderr} = await run(script, ...words);
  expect(stderr).toContain(says);
  expect(status).toBe(1);
  expect(
    ['docs/index.mdx', 'docs/glossary.mdx'].map((file) => existsSync(join(site, file))),
  ).toEqual([true, true]);
});

/** A section without other pages, as they would stay behind. */
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
}

it('leaves all as it was when it refuses, and moves a section once that is mended', async () => {
  addSection();
  const siteFile = read('src/site.ts');
  const broken = siteFile.replace('redirects: Readonly<Record<string, string>>', 'redirects');
  writeFileSync(join(site, 'src/site.ts'), broken);
  const others = ['sidebars.ts', lockFile].map(read);
  const refused = await move('/trial/', 'abilities/index');
  expect(refused.stderr).toContain("Add this line to it by hand: '/trial': '/abilities/',");
  expect(refused.status).toBe(1);
  expect(existsSync(join(site, 'docs/trial/index.mdx'))).toBe(true);
  expect(existsSync(join(site, 'docs/abilities'))).toBe(false);
  expect(['sidebars.ts', lockFile].map(read)).toEqual(others);
  expect(read('src/site.ts')).toBe(broken);

  writeFileSync(join(site, 'src/site.ts'), siteFile);
  const moved = await move('/trial/', '/abilities/');
  expect(moved.stderr).toBe('');
  expect(existsSync(join(site, 'docs/trial/index.mdx'))).toBe(false);
  expect(existsSync(join(site, 'docs/abilities/index.mdx'))).toBe(true);
  expect(read('src/site.ts')).toContain("'/trial': '/abilities/',");
  expect(read('sidebars.ts')).toContain("'abilities/index'");
  expect(read(lockFile)).toContain('docs/abilities/index.mdx');
});

it('begins no page in one language alone: it says which template is missing', async () => {
  const template = 'i18n/fr/docusaurus-plugin-content-docs/current/template.mdx';
  const [source, menu] = [read(template), read('sidebars.ts')];
  rmSync(join(site, template));
  const {status, stderr} = await run(
    'new-page',
    '--section',
    'faq',
    '--en',
    'Half',
    '--fr',
    'Demi',
  );
  writeFileSync(join(site, template), source);
  expect(stderr).toContain(`${template} is missing: pages begin as copies of the template.`);
  expect(status).toBe(1);
  expect(existsSync(join(site, 'docs/faq/half.mdx'))).toBe(false);
  expect(read('sidebars.ts')).toBe(menu);
});

/** A file in the place of a folder: also whoever may do all cannot write there. */
async function withFileAt<Answer>(path: string, use: () => Promise<Answer>): Promise<Answer> {
  writeFileSync(join(site, path), '');
  try {
    return await use();
  } finally {
    rmSync(join(site, path));
  }
}

it('begins and moves no page in one language alone: it says what cannot be written', async () => {
  const french = 'i18n/fr/docusaurus-plugin-content-docs/current/trials';
  const [menu, siteFile] = [read('sidebars.ts'), read('src/site.ts')];
  writeFileSync(
    join(site, 'sidebars.ts'),
    menu.replace(/(?='glossary')/, "{type: 'category', label: 'T', key: 'trials', items: []}, "),
  );
  const withTrials = read('sidebars.ts');
  const words = ['--section', 'trials', '--en', 'Half', '--fr', 'Demi'];
  const begun = await withFileAt(french, () => run('new-page', ...words));
  const moved = await withFileAt(french, () => move('glossary', 'trials/words'));
  expect([read('sidebars.ts'), read('src/site.ts')]).toEqual([withTrials, siteFile]);
  writeFileSync(join(site, 'sidebars.ts'), menu);
  for (const {stderr, status} of [begun, moved]) {
    expect(stderr).toContain(`${french} is a file, where a folder is needed for ${french}/`);
    expect(stderr).toContain('Nothing was changed');
    expect(status).toBe(1);
  }
  expect(existsSync(join(site, 'docs/trials'))).toBe(false);
  expect(existsSync(join(site, 'docs/glossary.mdx'))).toBe(true);
});

it('does all of it without a word when nobody reads on', async () => {
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

it('keeps what names pages on pages that are there: questions, options, rules', async () => {
  const pages = () =>
    JSON.parse(read('tests/search-queries.json')).map(({page}: {page: string}) => page);
  execFileSync('git', ['init', '--quiet'], {cwd: site});
  execFileSync('git', ['add', 'tests'], {cwd: site});
  writeFileSync(
    join(site, 'tests/search-queries.json'),
    JSON.stringify([{locale: 'en', q: 'a word', page: '/glossary'}]),
  );
  const {stdout} = await move('glossary', 'faq/words');
  expect(stdout).toContain(
    `Changed with it: sidebars.ts, tests/search-queries.json, docusaurus.config.ts, ${namedPagesFile}, src/site.ts, ${lockFile}\n`,
  );
  expect(stdout).toContain('It stands last under Frequently asked');
  expect(stdout).toContain('still name /glossary. ');
  expect(stdout).toMatch(/^ {2}tests\/site\/terms\.spec\.ts:[\d, ]+$/m);
  expect(pages()).toEqual(['/faq/words']);
  expect(read('docusaurus.config.ts')).toContain("rankLast: ['faq/words', ");
  expect(read(namedPagesFile)).toContain("Glossary: 'faq/words.mdx'");
  expect(read(namedPagesFile)).toContain("madeOfLinks: ['faq/words.mdx']");
  writeFileSync(join(site, namedPagesFile), read(namedPagesFile).replace(/Glossary: .*/, ''));
  const removed = await run('remove-page', 'faq/words', '--to', '/faq/');
  expect(removed.stderr).toBe('');
  expect(removed.stdout).toMatch(/^Changed with it: sidebars\.ts, .*translations\.json$/m);
  expect(pages()).toEqual([]);
  expect(read('docusaurus.config.ts')).not.toContain('faq/words');
  expect(read(namedPagesFile)).toContain('madeOfLinks: []');
});
