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
 * Pages whose translation is marked as up to date and that have the same components. A missing
 * component would also hide what it contains; another rule already reports it.
 */
export function comparablePages({pages, translatedFiles}: ContentSite): readonly TranslatedPage[] {
  return translatedPages(pages).filter(
    ({page, original}) => translatedFiles.has(original.file) && wordsIn(page) === wordsIn(original),
  );
}
