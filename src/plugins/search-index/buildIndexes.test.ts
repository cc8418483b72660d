import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {buildIndexes} from './buildIndexes';
import type {BuiltSite} from './upstream';

const outDir = mkdtempSync(join(tmpdir(), 'build-indexes-'));
afterAll(() => rmSync(outDir, {recursive: true}));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(outDir, file)), {recursive: true});
  writeFileSync(join(outDir, file), text);
}

/** A site of one page whose archive has none, as upstream leaves it. */
function siteOf(page: string): BuiltSite {
  const documents = [{i: 0, t: 'A page', u: `/${page}`}];
  write(`${page}/index.html`, '<article><h1>A page</h1></article>');
  write('search-index.json', JSON.stringify([{documents}]));
  write('2024/search-index.json', JSON.stringify([{documents: []}]));
  const loadedVersions = ['/', '/2024/'].map((path) => ({
    path,
    isLast: path === '/',
    docs: [],
    sidebars: {},
  }));
  return {
    outDir,
    baseUrl: '/',
    i18n: {currentLocale: 'en'},
    plugins: [{name: 'docusaurus-plugin-content-docs', content: {loadedVersions}}],
  } as unknown as BuiltSite;
}

it('holds the pages that options name to those of the version that readers land in', async () => {
  const options = {rankLast: ['a'], popular: ['a'], skippedAnchors: []};
  await expect(buildIndexes(siteOf('a'), options)).resolves.toBeUndefined();
  await expect(buildIndexes(siteOf('moved'), options)).rejects.toThrow(/rankLast .*\n.*popular /);
});
