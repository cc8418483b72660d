import type {Page} from '../content-contract/page/Page';
import {readPageName} from '../content-contract/page/readPageName';

/**
 * The pages that a writer names. An address matches every version unless it includes one; a file,
 * in English or French, with or without extension, matches its own version. The folder of all pages
 * matches nothing: it hardly means the home page alone.
 *
 * @param pages to choose from: English only, or every language, as names are the same in all
 */
export function pagesNamed<Named extends Pick<Page, 'path' | 'version'>>(
  name: string,
  pages: readonly Named[],
): readonly Named[] {
  const {version, inside} = readPageName(name);
  const isAddress = /^[/\\]/.test(name);
  if (inside === '' && !isAddress) {
    return [];
  }
  const wanted = inside.replace(/\.mdx$/, '') || 'index';
  return pages.filter(
    (page) =>
      (version === undefined || page.version === version) &&
      (page.path === `${wanted}.mdx` || page.path === `${wanted}/index.mdx`),
  );
}
