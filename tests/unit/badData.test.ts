import {execFile} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, expect, it, vi} from 'vitest';
import {buildSite} from '../../scripts/building/buildSite';
import {readPages} from '../../scripts/check/readPages';
import {startOrExplain} from '../../scripts/start/startOrExplain';
import type {Fault} from '../../src/plugins/content-contract/faults/Fault';
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

/** Runs something while some files of the copy are changed. */
async function withChanges<Result>(changes: Changes, use: () => Promise<Result>): Promise<Result> {
  const kept = changes.map(([file]) => [file, readFileSync(join(site, file), 'utf8')] as const);
  for (const [file, before, after] of changes) {
    const source = readFileSync(join(site, file), 'utf8');
    expect(source).toContain(before);
    writeFileSync(join(site, file), source.replace(before, after));
  }
  try {
    return await use();
  } finally {
    for (const [file, source] of kept) {
      writeFileSync(join(site, file), source);
    }
  }
}

function checkWith(changes: Changes, ...words: readonly string[]): Promise<Answer> {
  return withChanges(changes, () => run('check-content.ts', ...words));
}

const stack = /^\s+at /m;

it('reports every syntax error in the data at once, without a stack', async () => {
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

/** More output than a pipe buffers. */
const countless = `\n\nTwo${'  spaces'.repeat(100)}`.repeat(100);

it('checks the pages where it can, prints everything, and fixes nothing meanwhile', async () => {
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

it('reports a syntax error in the data before a missing page', async () => {
  const inData = [{file: 'i18n/fr/translations.json', rule: 'data'} as Fault];
  const order = {named: ['docs/nowhere.mdx'], isToFix: false};
  expect(await readPages(site, order, inData)).toBeNull();
  await expect(readPages(site, order, [])).rejects.toThrow('There is no page in docs/nowhere.mdx');
});

it('judges the remaining faults by the data that it has fixed', async () => {
  const label = 'Mettre à l’échelle';
  const changes: Changes = [['src/product/labels.ts', label, label.normalize('NFD')]];
  // As npm passes on `npm run check --fix`.
  vi.stubEnv('npm_config_fix', 'true');
  const {status, said} = await checkWith(changes);
  vi.unstubAllEnvs();
  expect(said).toMatch(/^Problems fixed: 2\. Tables aligned: 0\.\nThe pages are in order\.$/m);
  expect(status).toBe(0);
});

/** A key without its French name, on which the configuration would fail. */
const lacking = [['src/product/keys.ts', "'Shift', fr: 'Maj'", "'Shift'"]] as const;
const told = /^src\/product\/keys\.ts:\d+:\d+ {2}shift lacks fr/m;

it.each([
  ['a missing word', lacking, told],
  [
    'a syntax error in the navbar',
    [['src/plugins/themeConfig.ts', "'Return to Home', ", "'Return to Home' "]],
    /^src\/plugins\/themeConfig\.ts:\d+:\d+ {2}A comma is missing here\./m,
  ],
] as const)('stops a build on %s before Docusaurus starts', async (_, changes, says) => {
  await withChanges(changes, () => expect(buildSite(site, undefined)).rejects.toThrow(says));
  expect(existsSync(join(site, 'build-next'))).toBe(false);
});

it('npm start reports it when no page can be shown', async () => {
  const lost = {start: () => Promise.reject(new Error('English: the server stopped.'))};
  await withChanges(lacking, () => expect(startOrExplain(site, lost)).rejects.toThrow(told));
  await expect(startOrExplain(site, lost)).rejects.toThrow('English: the server stopped.');
});

it('npm start starts no server while data cannot be read', async () => {
  const {status, said} = await withChanges(
    [['src/glossary.ts', "term: 'mur',", "term: 'mur,"]],
    () => run('start.ts'),
  );
  expect(status).toBe(1);
  expect(said).toMatch(/^src\/glossary\.ts:\d+:\d+ {2}A quote is missing/m);
  expect(said).not.toContain('Starting');
  expect(said).not.toMatch(stack);
});
