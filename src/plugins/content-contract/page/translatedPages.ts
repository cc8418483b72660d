import {defaultLocale} from '../../../site';
import {fileOf} from '../reading/locatePage';
import {unwrittenDescription} from '../unwrittenDescription';
import type {Page} from './Page';

/** A page in another language, and the English page it translates. */
export interface TranslatedPage {
  readonly page: Page;
  readonly original: Page;
}

/**
 * Whether a page is a placeholder created with the other language and not yet written in this one.
 */
function isUnwritten({frontMatter, locale}: Page): boolean {
  return frontMatter.values.description === unwrittenDescription[locale];
}

/** Pairs of pages of which both languages are written and parse. */
export function translatedPages(pages: readonly Page[]): readonly TranslatedPage[] {
  const byFile = new Map(pages.map((page) => [page.file, page]));
  return pages.flatMap((page) => {
    const {locale, version, path, tree} = page;
    const original = byFile.get(fileOf(defaultLocale, version, path));
    const areThere = locale !== defaultLocale && tree && original?.tree;
    return areThere && ![page, original].some(isUnwritten) ? [{page, original}] : [];
  });
}
