import {cpSync, existsSync, mkdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {pointerName} from './pointerName';
import {indexFolder} from './writeIndex';

/**
 * Copies the last build's indexes to where `docusaurus start` can serve them, so that the search
 * works during writing, on the pages as last built.
 *
 * @param versionPaths folders of the versions below the locale, `''` for the current one
 * @returns the folder to serve at the root of the locale
 */
export function copyLastIndex(
  {siteDir, generatedFilesDir, baseUrl}: LoadContext,
  versionPaths: readonly string[],
): string {
  const lastBuild = path.join(siteDir, 'build', ...baseUrl.split('/').filter(Boolean));
  const copy = path.join(generatedFilesDir, 'search-index', 'last-build');
  rmSync(copy, {recursive: true, force: true});
  mkdirSync(copy, {recursive: true});
  const names = versionPaths.map((version) => path.join(version, pointerName));
  for (const name of [...names, indexFolder]) {
    const source = path.join(lastBuild, name);
    if (existsSync(source)) cpSync(source, path.join(copy, name), {recursive: true});
  }
  return copy;
}
