import {defaultLocale} from '../../../site';
import {fileOf} from '../reading/locatePage';
import {unwrittenDescription} from '../unwrittenDescription';
import type {Page} from './Page';

/** A page of another language, and the English one that it translates. */
export interface TranslatedPage {
  readonly page: Page;
  readonly original: Page;
}

/** Whether a page was begun in all languages at once, and nobody has come to write it in this one. */
function isUnwritten({frontMatter, locale}: Page): boolean {
  return frontMatter.values.description === unwrittenDescription[locale];
}

/** The translated pages of which both languages are written and can be read. */
export function translatedPages(pages: readonly Page[]): readonly TranslatedPage[] {
  const byFile = new Map(pages.map((page) => [page.file, page]));
  return pages.flatMap((page) => {
    const {locale, version, path, tree} = page;
    const original = byFile.get(fileOf(defaultLocale, version, path));
    const areThere = locale !== defaultLocale && tree && original?.tree;
    return areThere && ![page, original].some(isUnwritten) ? [{page, original}] : [];
  });
}
