import {existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import type {BuiltSite} from './upstream';
import {upstreamIndexes} from './upstreamIndexes';

const outDir = mkdtempSync(path.join(tmpdir(), 'upstream-indexes-'));
afterAll(() => rmSync(outDir, {recursive: true}));

const archive = path.join(outDir, '2024');
mkdirSync(archive);

function siteOf(routesPaths: string[]): BuiltSite {
  const loadedVersions = [
    {path: '/', isLast: true},
    {path: '/2024', isLast: false},
  ];
  return {
    outDir,
    baseUrl: '/',
    routesPaths,
    plugins: [{name: 'docusaurus-plugin-content-docs', content: {loadedVersions}}],
  } as unknown as BuiltSite;
}

/**
 * What upstream does, reduced to titles: it writes an index next to each version of which it read a
 * page.
 */
async function writeTitles({routesPaths}: BuiltSite): Promise<void> {
  for (const [dir, isOf] of [
    [outDir, (url: string) => !url.startsWith('/2024/')],
    [archive, (url: string) => url.startsWith('/2024/')],
  ] as const) {
    const documents = routesPaths.filter(isOf).map((u, i) => ({i, t: u, u}));
    if (documents.length > 0) {
      writeFileSync(
        path.join(dir, 'search-index.json'),
        JSON.stringify([{documents}, {documents: []}]),
      );
    }
  }
}

it('reads pages in batches, and merges their results into one index per version', async () => {
  const numbers = Array.from({length: 120}, (_, at) => String(at).padStart(3, '0'));
  const routes = [...numbers.map((at) => `/page-${at}`), '/2024/page-000', '/2024/page-001'];
  const lengths: number[] = [];
  const indexes = await upstreamIndexes(siteOf(routes.toReversed()), async (part) => {
    lengths.push(part.routesPaths.length);
    await writeTitles(part);
  });
  expect(Math.max(...lengths)).toBeLessThan(routes.length / 2);
  const urlsOf = (dir: string): string[][] | undefined =>
    indexes.get(dir)?.map(({documents}) => documents.map(({u}) => u));
  expect(urlsOf(outDir)).toEqual([routes.slice(0, 120), []]);
  expect(urlsOf(archive)).toEqual([routes.slice(120), []]);
});

it('removes all indexes that upstream wrote, and ignores those of earlier batches', async () => {
  const indexes = await upstreamIndexes(siteOf(['/a', '/b']), writeTitles);
  expect(indexes.get(archive)).toEqual([]);
  expect(existsSync(path.join(outDir, 'search-index.json'))).toBe(false);
});
