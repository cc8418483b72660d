import {suggestPages} from '../../src/plugins/content-contract/nearest/suggestPages';
import type {Page} from '../../src/plugins/content-contract/page/Page';
import {readPageName} from '../../src/plugins/content-contract/page/readPageName';
import {pagesNamed} from '../../src/plugins/translations/pagesNamed';

/** Archived pages only when named explicitly: writers mean the current page. */
function pagesMeant<Asked extends Pick<Page, 'path' | 'version'>>(
  name: string,
  originals: readonly Asked[],
): readonly Asked[] {
  const isNamed = readPageName(name).version !== undefined;
  return pagesNamed(name, originals).filter(({version}) => isNamed || version === 'current');
}

/**
 * The pages named on the command line; `all` means every page.
 *
 * @param originals English pages
 * @throws with the names that match no page
 */
export function pagesAsked<Asked extends Pick<Page, 'path' | 'version'>>(
  names: readonly string[],
  originals: readonly Asked[],
): readonly Asked[] {
  const found = names
    .filter((name) => name !== 'all')
    .map((name) => ({name, pages: pagesMeant(name, originals)}));
  const unknown = found.filter(({pages}) => pages.length === 0).map(({name}) => name);
  if (unknown.length > 0) {
    const remedy =
      suggestPages(unknown, originals) ||
      'Give its address: getting-started/draw-walls-and-rooms, with the version in front for a page of the archive.';
    throw new Error(`There is no page ${unknown.join(', ')}. ${remedy}`);
  }
  return names.includes('all') ? originals : found.flatMap(({pages}) => pages);
}
