import {existsSync} from 'node:fs';
import {readFile, rm} from 'node:fs/promises';
import path from 'node:path';
import {pointerName} from './pointerName';
import type {BuiltSite, UpstreamDocument, UpstreamIndex} from './upstream';

/**
 * Number of pages upstream reads per batch. It builds a search engine of them that stores the
 * position of every word: for a thousand pages, more than a gigabyte of memory and twice the time.
 */
const pagesAtOnce = 50;

/** The folders of the versions, in each of which upstream writes an index. */
function versionDirs({outDir, baseUrl, plugins}: BuiltSite): string[] {
  const docs = plugins.filter(({name}) => name === 'docusaurus-plugin-content-docs');
  const versions = docs.flatMap(
    ({content}) =>
      (content as {loadedVersions: readonly {path: string; isLast: boolean}[]}).loadedVersions,
  );
  const folders = versions.map(({path: url, isLast}) =>
    isLast ? outDir : path.join(outDir, url.slice(baseUrl.length)),
  );
  return [...new Set(folders)];
}

function* partsOf(routes: readonly string[]): Generator<string[]> {
  // As upstream does with all of them.
  const sorted = [...routes].sort();
  for (let at = 0; at < sorted.length; at += pagesAtOnce) {
    yield sorted.slice(at, at + pagesAtOnce);
  }
}

/**
 * Runs upstream's index in batches and merges the results.
 *
 * @param read the `postBuild` of upstream
 * @returns by version folder, what a single index of all its pages would hold
 */
export async function upstreamIndexes(
  site: BuiltSite,
  read: (site: BuiltSite) => Promise<void>,
): Promise<ReadonlyMap<string, UpstreamIndex>> {
  const groupsOf = new Map<string, UpstreamDocument[][]>(versionDirs(site).map((dir) => [dir, []]));
  for (const routesPaths of partsOf(site.routesPaths)) {
    await read({...site, routesPaths});
    for (const [dir, groups] of groupsOf) {
      const file = path.join(dir, pointerName);
      // A version without pages in this batch has no file.
      if (!existsSync(file)) continue;
      const part = JSON.parse(await readFile(file, 'utf8')) as UpstreamIndex;
      await rm(file);
      for (const [at, {documents}] of part.entries()) {
        groups[at] ??= [];
        groups[at].push(...documents);
      }
    }
  }
  return new Map(
    [...groupsOf].map(([dir, groups]) => [dir, groups.map((documents) => ({documents}))]),
  );
}
