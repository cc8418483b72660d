import {relative, resolve, sep} from 'node:path';
import type {ContentSite} from '../../src/plugins/content-contract/ContentSite';
import {chooseFiles} from '../../src/plugins/content-contract/chooseFiles';
import {dataFiles} from '../../src/plugins/content-contract/data/dataFiles';
import {suggestPages} from '../../src/plugins/content-contract/nearest/suggestPages';
import {pagesNamed} from '../../src/plugins/translations/pagesNamed';

/**
 * The files to check, from any kind of name: files and folders relative to the working directory,
 * or page addresses.
 *
 * @param siteDir the folder of docusaurus.config.ts
 * @returns paths from the root of the site; undefined for all
 * @throws with the names that match no page, and suggestions
 */
export function filesNamed(
  siteDir: string,
  named: readonly string[],
  site: ContentSite,
): readonly string[] | undefined {
  const paths = named.map((file) => relative(siteDir, resolve(file)).split(sep).join('/'));
  if (paths.length === 0 || paths.includes('')) {
    return undefined;
  }
  const {modules, menus, shell, lists} = dataFiles(siteDir);
  const found = named.map((name, index) => {
    const data = [...modules, ...menus, ...shell, ...lists, ...site.lostPages];
    const files = chooseFiles(site, paths[index] ?? '', data);
    // An address means the page in every language, as in `npm run translations`.
    return {
      name,
      files: files.length > 0 ? files : pagesNamed(name, site.pages).map(({file}) => file),
    };
  });
  const unknown = found.filter(({files}) => files.length === 0).map(({name}) => name);
  if (unknown.length > 0) {
    const remedy =
      suggestPages(unknown, site.pages) ||
      'Give a page or a folder of pages (docs/faq/index.mdx, docs/faq), or the address of a page (features/shortcuts)';
    throw new Error(`There is no page in ${unknown.join(', ')}. ${remedy}`);
  }
  return found.flatMap(({files}) => files);
}
