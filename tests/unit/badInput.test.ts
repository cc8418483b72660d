import {execFile} from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {copySite} from '../copySite';

const french = 'i18n/fr/docusaurus-plugin-content-docs/current';
let site: string;
let output: string;
let status: number;

function edit(file: string, change: (text: string) => string): void {
  const path = join(site, file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}

/** One line of each kind of fault, appended or taken away where a writer would do it. */
function breakPages(): void {
  edit('docs/faq/index.mdx', (text) => `${text}\n[Nowhere](./nowhere.mdx)\n`);
  edit('docs/account/index.mdx', (text) => `${text}\n[No anchor](./change-password.mdx#nowhere)\n`);
  edit(
    'docs/features/index.mdx',
    (text) => `${text}\n![A plan with no file behind it.](/img/nowhere.png)\n`,
  );
  edit('docs/template.mdx', (text) => text.replace(/^title: .*\n/m, ''));
  mkdirSync(join(site, 'docs/syntax'));
  cpSync(join(site, 'docs/syntax.mdx'), join(site, 'docs/syntax/syntax.mdx'));
  rmSync(join(site, french, 'account/change-password.mdx'));
}

beforeAll(async () => {
  site = mkdtempSync(join(tmpdir(), 'bad-input-'));
  await copySite(site);
  mkdirSync(join(site, 'build'));
  writeFileSync(join(site, 'build/index.html'), 'the last good build');
  breakPages();
  status = await new Promise((done) => {
    execFile('npm', ['run', '--silent', 'build'], {cwd: site}, (error, stdout, stderr) => {
      output = stdout + stderr;
      done(error ? Number(error.code) : 0);
    });
  });
}, 120_000);

afterAll(() => rmSync(site, {recursive: true, force: true}));

it.each([
  ['a broken link', /docs\/faq\/index\.mdx:\d+:\d+ .*nowhere\.mdx/],
  ['a broken anchor', /docs\/account\/index\.mdx:\d+:\d+ .*nowhere/],
  ['a broken image', /docs\/features\/index\.mdx:\d+:\d+ .*nowhere\.png/],
  ['a missing title', /docs\/template\.mdx:\d+:\d+ .*title/],
  ['a route taken twice', /docs\/syntax\/syntax\.mdx:\d+:\d+ .*\/syntax/],
  ['a missing translation', /docs\/account\/change-password\.mdx:\d+:\d+ .*no French version/],
])('names %s with its file and line', (_fault, pattern) => {
  expect(output).toMatch(pattern);
});

it('exits non-zero and leaves the last good build as it was', () => {
  expect(status).not.toBe(0);
  expect(readFileSync(join(site, 'build/index.html'), 'utf8')).toBe('the last good build');
  expect(readdirSync(site).filter((entry) => entry.startsWith('build-'))).toEqual([]);
});
