import type {Page} from '../content-contract/page/Page';

/**
 * The pages a writer names: by the address, in every version; or by a file, as it is listed or in
 * French, with or without its ending.
 *
 * @param pages English pages
 */
export function pagesNamed<Named extends Pick<Page, 'file' | 'path'>>(
  name: string,
  pages: readonly Named[],
): readonly Named[] {
  const listed = pages.filter(({file}) => file === name);
  if (listed.length > 0) {
    return listed;
  }
  const wanted = name.replace(/\.mdx$/, '').replace(/^.*(?:docs|current|version-\d+)\//, '');
  return pages.filter(({path}) => path === `${wanted}.mdx` || path === `${wanted}/index.mdx`);
}
