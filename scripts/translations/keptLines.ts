import {addressOf} from '../../src/plugins/content-contract/page/addressOf';
import type {TranslationLock} from '../../src/plugins/translations/translationLock';

/**
 * What a lock keeps when pages have moved or gone. A page of the current version that left keeps its
 * line until its old address leads somewhere, so that the check can ask for it; one of an archive that
 * was removed keeps none.
 *
 * @param files those of the pages there are
 * @param redirects old addresses, each with the one that replaces it
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
