import {defaultLocale} from '../../../site';
import {fileOf} from '../locatePage';
import type {Page} from './Page';

/** A page of another language, and the English one that it translates. */
export interface TranslatedPage {
  readonly page: Page;
  readonly original: Page;
}

/** The translated pages of which both languages can be read. */
export function translatedPages(pages: readonly Page[]): readonly TranslatedPage[] {
  const byFile = new Map(pages.map((page) => [page.file, page]));
  return pages.flatMap((page) => {
    const {locale, version, path, tree} = page;
    const original = byFile.get(fileOf(defaultLocale, version, path));
    return locale !== defaultLocale && tree && original?.tree ? [{page, original}] : [];
  });
}
