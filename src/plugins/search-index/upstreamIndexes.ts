import {existsSync} from 'node:fs';
import {readFile, rm} from 'node:fs/promises';
import path from 'node:path';
import {pointerName} from './pointerName';
import type {BuiltSite, UpstreamDocument, UpstreamIndex} from './upstream';

/**
 * Pages that upstream reads at a time. It makes an engine of them, which keeps the place of every
 * word in memory: of a thousand pages that is more than a gigabyte, and twice the time.
 */
const pagesAtOnce = 50;

/** The folders of the versions, in each of which upstream leaves an index. */
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
 * Has upstream read the built pages, and takes what it wrote of them.
 *
 * @param read the `postBuild` of upstream
 * @returns for the folder of each version what a single index of all its pages would hold
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
      // A version none of whose pages are in this part has none.
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
