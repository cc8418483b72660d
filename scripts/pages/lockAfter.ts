import type {Page} from '../../src/plugins/content-contract/page/Page';
import {carryOver} from '../../src/plugins/translations/carryOver';
import type {TranslationLock} from '../../src/plugins/translations/translationLock';
import type {FileChange} from './movePage';

/**
 * The translation lock after a page has moved: its entry is renamed, and pages that were up to date
 * still are, as links change alike in every language.
 *
 * @param before the pages before the move
 */
export function lockAfter(
  lock: TranslationLock,
  before: readonly Pick<Page, 'file' | 'source'>[],
  changes: readonly FileChange[],
): TranslationLock {
  const after = changes.map(({from, source}) => ({file: from, source}));
  const names = new Map(changes.map(({from, to}) => [from, to]));
  const kept = Object.entries(carryOver(lock, before, after));
  return Object.fromEntries(kept.map(([file, text]) => [names.get(file) ?? file, text]));
}
