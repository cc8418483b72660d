import {blobId} from './blobId';
import type {TranslationLock} from './translationLock';

/** `new` when the translation was never marked as up to date. */
export type TranslationState = 'current' | 'behind' | 'new';

/**
 * Compares a translated page with its original by content, not by dates.
 *
 * @param original path of the English page
 * @param text current text of the English page
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
