import {execFile} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {freePort} from '../../scripts/start/freePort';
import {copySite} from '../copySite';

let site: string;

beforeAll(async () => {
  site = mkdtempSync(join(tmpdir(), 'bad-data-'));
  await copySite(site);
});
afterAll(() => rmSync(site, {recursive: true, force: true}));

interface Answer {
  readonly status: number;
  readonly said: string;
}

function run(script: string, ...words: readonly string[]): Promise<Answer> {
  return new Promise((done) => {
    const command = ['--import', 'tsx', `scripts/${script}`, ...words];
    execFile(process.execPath, command, {cwd: site, maxBuffer: 1e7}, (error, stdout, stderr) =>
      done({status: error ? Number(error.code) : 0, said: stdout + stderr}),
    );
  });
}

type Changes = readonly (readonly [file: string, before: string, after: string])[];

/** What a script says while some files are written otherwise. */
async function runWith(
  script: string,
  changes: Changes,
  ...words: readonly string[]
): Promise<Answer> {
  const kept = changes.map(([file]) => [file, readFileSync(join(site, file), 'utf8')] as const);
  for (const [file, before, after] of changes) {
    const source = readFileSync(join(site, file), 'utf8');
    expect(source).toContain(before);
    writeFileSync(join(site, file), source.replace(before, after));
  }
  const answer = await run(script, ...words);
  for (const [file, source] of kept) {
    writeFileSync(join(site, file), source);
  }
  return answer;
}

function checkWith(changes: Changes, ...words: readonly string[]): Promise<Answer> {
  return runWith('check-content.ts', changes, ...words);
}

const stack = /^\s+at /m;

it('tells every slip in the data at once, and no stack', async () => {
  const {status, said} = await checkWith([
    ['src/product/labels.ts', "fr: 'Mur'},", "fr: 'Mur'}"],
    ['src/glossary.ts', "term: 'mur',", "term: 'mur,"],
    ['i18n/fr/code.json', '",\n', '"\n'],
  ]);
  expect(status).toBe(1);
  expect(said).toMatch(/^src\/product\/labels\.ts:\d+:\d+ {2}A comma is missing here\./m);
  expect(said).toMatch(/^src\/glossary\.ts:\d+:\d+ {2}A quote is missing/m);
  expect(said).toMatch(/^i18n\/fr\/code\.json:\d+:\d+ {2}A comma is missing here\./m);
  expect(said).toContain('they are checked once these errors are fixed.');
  expect(said).not.toMatch(stack);
});

/** More faults than a pipe takes at once. */
const countless = `\n\nTwo${'  spaces'.repeat(100)}`.repeat(100);

it('goes on with the pages where it can, tells all of it, and mends nothing meanwhile', async () => {
  const {status, said} = await checkWith(
    [
      ['i18n/fr/translations.json', '{', '{{'],
      ['docs/faq/index.mdx', 'title: "', 'titel: "'],
      ['docs/faq/index.mdx', '\n## ', `${countless}\n\n## `],
    ],
    '--fix',
  );
  expect(status).toBe(1);
  expect(said).toMatch(/^i18n\/fr\/translations\.json:1:\d+ {2}/m);
  expect(said).toMatch(/^docs\/faq\/index\.mdx:\d+:\d+ {2}There is no field titel/m);
  expect(said.length).toBeGreaterThan(500_000);
  expect(said).toMatch(/\n\n\d+ problems in 2 files \(.*\)\.[\s\S]*Pages are not fixed .*\n$/);
  expect(said).not.toMatch(stack);
});

it('tells a slip in the data before a page that there is not', async () => {
  const slip = [['i18n/fr/translations.json', '{', '{{']] as const;
  const {status, said} = await checkWith(slip, 'docs/nowhere.mdx');
  expect(status).toBe(1);
  expect(said).toMatch(/^i18n\/fr\/translations\.json:1:\d+ {2}/m);
});

it.each(['--fix', ''])('judges what is left by the data that it has mended, %s', async (word) => {
  const label = 'Mettre à l’échelle';
  const changes: Changes = [['src/product/labels.ts', label, label.normalize('NFD')]];
  process.env.npm_config_fix = word ? '' : 'true';
  const {status, said} = await checkWith(changes, ...(word ? [word] : []));
  delete process.env.npm_config_fix;
  expect(said).toMatch(/^Problems fixed: 2\. Tables aligned: 0\.\nThe pages are in order\.$/m);
  expect(status).toBe(0);
});

/** A key without its French word: the configuration, which reads all of them, stops on it. */
const lacking = [['src/product/keys.ts', "'Shift', fr: 'Maj'", "'Shift'"]] as const;
const told = /^src\/product\/keys\.ts:\d+:\d+ {2}shift lacks fr/m;

it('stops a build with the same sentences, before Docusaurus has a stack for them', async () => {
  const {status, said} = await runWith('build.ts', lacking);
  expect(status).toBe(1);
  expect(said).toMatch(told);
  expect(said).not.toMatch(stack);
});

it('stops a build on the faults of a page with sentences alone', async () => {
  const {status, said} = await runWith('build.ts', [
    ['docs/index.mdx', 'displayed_sidebar: tutorialSidebar', 'displayed_sidebar: tutorialSidbar'],
  ]);
  expect(status).toBe(1);
  expect(said).toMatch(/^docs\/index\.mdx:\d+:1 {2}There is no menu tutorialSidbar\./m);
  expect(said).toContain('the errors are listed above');
  expect(said).not.toMatch(stack);
});

it.each([
  ["'Return to Home', ", "'Return to Home' ", /:\d+:\d+ {2}A comma is missing here\./],
  [
    "{type: 'search'",
    "{type: 'serach'",
    /: navbar\.items\[1\].* component found for type "serach"/,
  ],
])(
  'stops a build on the faults of the bar with sentences alone, as %s',
  async (before, after, says) => {
    const file = 'src/plugins/themeConfig.ts';
    const {status, said} = await runWith('build.ts', [[file, before, after]]);
    expect(status).toBe(1);
    expect(said).toMatch(new RegExp(`${file.replace(/[.]/g, '\\.')}${says.source}`));
    expect(said).not.toMatch(stack);
  },
);

it('stops a build below a path with a sentence alone', async () => {
  const {status, said} = await runWith('build.ts', [
    ['src/site.ts', "baseUrl: '/'}", "baseUrl: '/help/'}"],
  ]);
  expect(status).toBe(1);
  expect(said).toMatch(
    /^- src\/site\.ts: locales\.en\.baseUrl is "\/help\/", and the site cannot/m,
  );
  expect(said).not.toMatch(stack);
});

it('ends npm start with them too, when no page can be shown', async () => {
  const {status, said} = await runWith('start.ts', lacking, '--port', `${await freePort()}`);
  expect(status).toBe(1);
  expect(said).toMatch(told);
});

it('starts no language on data that cannot be read', async () => {
  const {status, said} = await runWith('start.ts', [
    ['src/glossary.ts', "term: 'mur',", "term: 'mur,"],
  ]);
  expect(status).toBe(1);
  expect(said).toMatch(/^src\/glossary\.ts:\d+:\d+ {2}A quote is missing/m);
  expect(said).not.toContain('Starting');
  expect(said).not.toMatch(stack);
});
