import {execFile} from 'node:child_process';
import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {copySite} from '../copySite';

const french = 'i18n/fr/docusaurus-plugin-content-docs/current';
let site: string;
let output: string;
let status: number;

function addPage(path: string, body: string, title = 'title: A page'): void {
  for (const folder of ['docs', french]) {
    const file = join(site, folder, path);
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(file, `---\n${title}\ndescription: A page.\n---\n\n${body}\n`);
  }
}

/** One fault of each kind, on added pages: writers may move or remove those of the site. */
function breakPages(): void {
  addPage('trial/index.mdx', '[Nowhere](./nowhere.mdx)');
  addPage('trial/anchor.mdx', '[No anchor](./index.mdx#no-anchor)');
  addPage('trial/image.mdx', '![A plan with no file behind it.](/img/nowhere.png)');
  addPage('trial/untitled.mdx', 'Text.', 'sidebar_label: A page');
  addPage('trial/twice.mdx', 'Text.');
  addPage('trial/twice/twice.mdx', 'Text.');
  addPage('trial/english.mdx', 'Text.');
  rmSync(join(site, french, 'trial/english.mdx'));
  addPage('trial/menu.mdx', 'Text.', 'title: A page\ndisplayed_sidebar: tutorialSidbar');
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
});

afterAll(() => rmSync(site, {recursive: true, force: true}));

// One build for all of them: it takes a quarter of a minute.
it.each([
  ['a broken link', /docs\/trial\/index\.mdx:\d+:\d+ .*nowhere\.mdx/],
  ['a broken anchor', /docs\/trial\/anchor\.mdx:\d+:\d+ .*no-anchor/],
  ['a broken image', /docs\/trial\/image\.mdx:\d+:\d+ .*nowhere\.png/],
  ['a missing title', /docs\/trial\/untitled\.mdx:\d+:\d+ .*title/],
  ['a route taken twice', /docs\/trial\/twice\/twice\.mdx:\d+:\d+ .*\/trial\/twice/],
  ['an unknown menu', /docs\/trial\/menu\.mdx:\d+:\d+ .*There is no menu tutorialSidbar\./],
  ['a missing translation', /docs\/trial\/english\.mdx:\d+:\d+ .*no French version/],
])('names %s with its file and line', (_fault, pattern) => {
  expect(output).toMatch(pattern);
});

it('says where the faults are listed, and prints no stack', () => {
  expect(output).toContain('the errors are listed above');
  expect(output).not.toMatch(/^\s+at /m);
});

it('exits non-zero and leaves the last good build as it was', () => {
  expect(status).not.toBe(0);
  expect(readFileSync(join(site, 'build/index.html'), 'utf8')).toBe('the last good build');
  expect(readdirSync(site).filter((entry) => entry.startsWith('build-'))).toEqual([]);
});
