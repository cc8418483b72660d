import type {Page} from '../content-contract/page/Page';
import {blobId} from './blobId';
import type {TranslationLock} from './translationLock';
import {translationState} from './translationState';

/**
 * Updates the lock after automatic fixes: a translation that was up to date stays so, as nothing
 * that needs translating has changed.
 *
 * @param before the pages before the fixes
 * @param after the same pages, fixed
 */
export function carryOver(
  lock: TranslationLock,
  before: readonly Pick<Page, 'file' | 'source'>[],
  after: readonly Pick<Page, 'file' | 'source'>[],
): TranslationLock {
  const mended = before.flatMap(({file, source}) => {
    const now = after.find((page) => page.file === file);
    const wasCurrent = translationState(file, source, lock) === 'current';
    return now && wasCurrent && now.source !== source ? [[file, blobId(now.source)] as const] : [];
  });
  return {...lock, ...Object.fromEntries(mended)};
}
