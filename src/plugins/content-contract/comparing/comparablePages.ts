import type {ContentSite} from '../ContentSite';
import type {Page} from '../page/Page';
import {type TranslatedPage, translatedPages} from '../page/translatedPages';
import {wordsOf} from '../page/wordsOf';

const wordsIn = (page: Page) =>
  wordsOf(page)
    .map(({label}) => label)
    .sort()
    .join();

/**
 * Pages of which it is said that the translation is up to date, and which have the same words: what
 * a missing word holds is missing with it, and another rule tells of that word.
 */
export function comparablePages({pages, translatedFiles}: ContentSite): readonly TranslatedPage[] {
  return translatedPages(pages).filter(
    ({page, original}) => translatedFiles.has(original.file) && wordsIn(page) === wordsIn(original),
  );
}
