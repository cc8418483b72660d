import type {PageAddress} from '../../src/plugins/content-contract/page/Page';
import {fileOf} from '../../src/plugins/content-contract/reading/locatePage';
import {routes} from '../../src/plugins/content-contract/rules/routes';
import {localeNames} from '../../src/site';

/**
 * Why a page cannot have the address of a path, worded as by `npm run check`; undefined when it
 * can.
 *
 * @param others all pages but this one
 * @param path of the page inside its edition
 */
export function routeFault(others: readonly PageAddress[], path: string): string | undefined {
  const version = 'current';
  const pages = localeNames.map((locale) => ({
    file: fileOf(locale, version, path),
    path,
    locale,
    version,
  }));
  const files = pages.map(({file}) => file);
  return routes.check({pages: [...others, ...pages]}).find(({file}) => files.includes(file))?.what;
}
