import {blobId} from './blobId';
import type {TranslationLock} from './translationLock';

/** `new` when nobody has said yet which English text the page translates. */
export type TranslationState = 'current' | 'behind' | 'new';

/**
 * How a translated page stands to its original. Content decides, not dates.
 *
 * @param original path of the English page
 * @param text of the English page, as it is now
 */
export function translationState(
  original: string,
  text: string,
  lock: TranslationLock,
): TranslationState {
  const translated = lock[original];
  if (translated === undefined) {
    return 'new';
  }
  return translated === blobId(text) ? 'current' : 'behind';
}
