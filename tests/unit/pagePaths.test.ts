import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {pagePaths} from '../pagePaths';

vi.mock('../../src/site', async (original) => ({
  ...(await original<typeof import('../../src/site')>()),
  versions: {current: {label: '2025', path: ''}, archived: [{label: '2024', path: 'old'}]},
}));

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'page-paths-'));
});
afterEach(() => rmSync(siteDir, {recursive: true, force: true}));

function write(file: string, fields = ''): void {
  const path = join(siteDir, file);
  mkdirSync(dirname(path), {recursive: true});
  writeFileSync(path, `---\ntitle: "A page"\n${fields}---\n\nText.\n`);
}

it('finds the published pages by address, in alphabetical order', () => {
  write('docs/faq/webgl-issues.mdx');
  write('docs/faq/index.mdx');
  write('docs/faq/unfinished.mdx', 'draft: true\n');
  write('docs/index.mdx');
  write('docs/faq/picture.svg');
  expect(pagePaths(siteDir, 'current')).toEqual(['/', '/faq/', '/faq/webgl-issues']);
});

it('finds those of an archived version below its path', () => {
  write('versioned_docs/version-2024/index.mdx');
  write('versioned_docs/version-2024/faq/index.mdx');
  expect(pagePaths(siteDir, 'version-2024')).toEqual(['/old/', '/old/faq/']);
});

it('refuses a version without pages: tests over its pages would pass without asserting anything', () => {
  expect(() => pagePaths(siteDir, 'current')).toThrow('docs/ holds no page that readers get.');
  write('docs/index.mdx', 'draft: true\n');
  expect(() => pagePaths(siteDir, 'current')).toThrow('docs/ holds no page that readers get.');
});
