import {execFile} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
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

function check(...words: readonly string[]): Promise<Answer> {
  return new Promise((done) => {
    const command = ['--import', 'tsx', 'scripts/check-content.ts', ...words];
    execFile(process.execPath, command, {cwd: site}, (error, stdout, stderr) =>
      done({status: error ? Number(error.code) : 0, said: stdout + stderr}),
    );
  });
}

/** What the check says while some files are written otherwise. */
async function checkWith(
  changes: readonly (readonly [file: string, before: string, after: string])[],
  ...words: readonly string[]
): Promise<Answer> {
  const kept = changes.map(([file]) => [file, readFileSync(join(site, file), 'utf8')] as const);
  for (const [file, before, after] of changes) {
    const source = readFileSync(join(site, file), 'utf8');
    expect(source).toContain(before);
    writeFileSync(join(site, file), source.replace(before, after));
  }
  const answer = await check(...words);
  for (const [file, source] of kept) {
    writeFileSync(join(site, file), source);
  }
  return answer;
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
  expect(said).toContain('they are checked once this is right.');
  expect(said).not.toMatch(stack);
});

it('goes on with the pages where it can, and mends nothing meanwhile', async () => {
  const {status, said} = await checkWith(
    [
      ['i18n/fr/translations.json', '{', '{{'],
      ['docs/faq/index.mdx', 'title: "', 'titel: "'],
    ],
    '--fix',
  );
  expect(status).toBe(1);
  expect(said).toMatch(/^i18n\/fr\/translations\.json:1:\d+ {2}/m);
  expect(said).toMatch(/^docs\/faq\/index\.mdx:\d+:\d+ {2}There is no field titel/m);
  expect(said).toContain('Nothing is mended');
  expect(said).not.toMatch(stack);
});
