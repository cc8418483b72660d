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

interface Span {
  readonly sinceMs: number;
  readonly nowMs: number;
}

function changedIn(path: string, span: Span): string | undefined {
  const found = statSync(path, {throwIfNoEntry: false});
  if (!found) {
    return undefined;
  }
  if (found.isDirectory()) {
    for (const name of readdirSync(path)) {
      const changed = changedIn(join(path, name), span);
      if (changed) {
        return changed;
      }
    }
  }
  // A folder is as new as what was last taken out of it.
  return found.mtimeMs > span.sinceMs && found.mtimeMs <= span.nowMs ? path : undefined;
}

/**
 * Something that pages are made from and that was changed, put in or taken out after a moment. What
 * has a time yet to come was written by a clock gone wrong, and nobody knows when.
 *
 * @param siteDir the checkout
 * @param sinceMs the moment, by the clock of the file system (ms since 1970)
 * @param nowMs what time it is, by the same clock
 * @returns its path in the checkout, or undefined when all is older
 */
export function changedSince(siteDir: string, sinceMs: number, nowMs: number): string | undefined {
  for (const source of sources) {
    const changed = changedIn(join(siteDir, source), {sinceMs, nowMs});
    if (changed) {
      return relative(siteDir, changed);
    }
  }
  return undefined;
}
