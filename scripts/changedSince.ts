import {readdirSync, statSync} from 'node:fs';
import {join, relative} from 'node:path';

/** What pages are made from: folders and files of a checkout. */
const sources = [
  'docs',
  'i18n',
  'src',
  'static',
  'versioned_docs',
  'versioned_sidebars',
  'docusaurus.config.ts',
  'package.json',
  'sidebars.ts',
  'versions.json',
];

function newerIn(path: string, sinceMs: number): string | undefined {
  const found = statSync(path, {throwIfNoEntry: false});
  if (!found) {
    return undefined;
  }
  if (!found.isDirectory()) {
    return found.mtimeMs > sinceMs ? path : undefined;
  }
  for (const name of readdirSync(path)) {
    const newer = newerIn(join(path, name), sinceMs);
    if (newer) {
      return newer;
    }
  }
  // A folder is as new as what was last taken out of it.
  return found.mtimeMs > sinceMs ? path : undefined;
}

/**
 * Something that pages are made from and that was changed, put in or taken out after a moment.
 *
 * @param siteDir the checkout
 * @param sinceMs the moment, by the clock of the file system (ms since 1970)
 * @returns its path in the checkout, or undefined when all is older
 */
export function changedSince(siteDir: string, sinceMs: number): string | undefined {
  for (const source of sources) {
    const newer = newerIn(join(siteDir, source), sinceMs);
    if (newer) {
      return relative(siteDir, newer);
    }
  }
  return undefined;
}
