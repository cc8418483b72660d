import {blobId} from './blobId';
import type {TranslationLock} from './translationLock';

/** `new` when the translation was never marked as up to date. */
export type TranslationState = 'current' | 'behind' | 'new';

/** A text without empty lines that show nothing: pages are checked in this form. */
function tidy(text: string): string {
  return `${text
    .replaceAll('\r\n', '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trimEnd()}\n`;
}

/**
 * Compares a translated page with its original by content, not by dates. Empty lines more or less in the original do
 * not count.
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
  return [text, tidy(text)].map(blobId).includes(translated) ? 'current' : 'behind';
}
