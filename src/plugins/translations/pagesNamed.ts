import type {Page} from '../content-contract/page/Page';
import {readPageName} from '../content-contract/page/readPageName';

/**
 * The pages a writer names: by an address, in every version unless it is that of one; or by a file,
 * in English or in French, with or without its ending, in the version it stands in. The folder of
 * all pages names none: whoever writes it hardly means the home page alone.
 *
 * @param pages those to choose from: of English alone, or of each language, which all have the same names
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
