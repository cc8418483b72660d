import {readdirSync, statSync} from 'node:fs';
import {join, relative} from 'node:path';

/** The sources of pages: folders and files of a checkout. */
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
  // The mtime of a folder changes when an entry is removed.
  return found.mtimeMs > span.sinceMs && found.mtimeMs <= span.nowMs ? path : undefined;
}

/**
 * Finds a source that was changed, added or removed after a moment. An mtime in the future comes
 * from a wrong clock and says nothing.
 *
 * @param siteDir the checkout
 * @param sinceMs the moment, by the clock of the file system (ms since 1970)
 * @param nowMs current time, by the same clock
 * @returns its path in the checkout, or undefined when nothing changed
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
