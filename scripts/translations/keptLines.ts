import {addressOf} from '../../src/plugins/content-contract/page/addressOf';
import type {TranslationLock} from '../../src/plugins/translations/translationLock';

/**
 * The lock lines to keep when pages have moved or gone. A removed page of the current version keeps
 * its line until its old address redirects, so that the check can require that; one of an archive
 * keeps none.
 *
 * @param files files of the existing pages
 * @param redirects old addresses and their replacements
 */
export function keptLines(
  lock: TranslationLock,
  files: ReadonlySet<string>,
  redirects: Readonly<Record<string, string>>,
): TranslationLock {
  const isKept = (file: string): boolean => {
    const inside = /^docs\/(.*)$/.exec(file)?.[1];
    return files.has(file) || (inside !== undefined && redirects[addressOf(inside)] === undefined);
  };
  return Object.fromEntries(Object.entries(lock).filter(([file]) => isKept(file)));
}
