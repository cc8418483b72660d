import type {ContentSite} from '../../src/plugins/content-contract/ContentSite';
import {fileOf} from '../../src/plugins/content-contract/locatePage';
import {parsePage} from '../../src/plugins/content-contract/page/parsePage';
import {routes} from '../../src/plugins/content-contract/rules/routes';
import {localeNames} from '../../src/site';

/**
 * Why a page cannot have the address of a path, as `npm run check` says it; nothing when it can.
 *
 * @param site without the page itself
 * @param path of the page inside its edition
 */
export function routeFault(site: ContentSite, path: string): string | undefined {
  const pages = localeNames.map((locale) =>
    parsePage({file: fileOf(locale, 'current', path), path, locale, version: 'current'}, ''),
  );
  const files = pages.map(({file}) => file);
  return routes
    .check({...site, pages: [...site.pages, ...pages]})
    .find(({file}) => files.includes(file))?.what;
}
