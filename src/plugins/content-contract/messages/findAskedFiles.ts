import {defaultLocale, localeNames} from '../../../site';
import type {SiteVersions} from '../ContentSite';
import type {Menu} from '../menu/Menu';
import type {AskedFile} from './AskedFile';
import {askedOfCode} from './askedOfCode';
import {askedOfMenu} from './askedOfMenu';
import {askedOfShell} from './askedOfShell';

/**
 * The messages that the site looks up, by file, in each language other than the source language.
 *
 * @param siteDir the folder of docusaurus.config.ts
 * @param menus those that can be parsed
 */
export function findAskedFiles(
  siteDir: string,
  menus: readonly Menu[],
  versions: SiteVersions,
): readonly AskedFile[] {
  return localeNames
    .filter((locale) => locale !== defaultLocale)
    .flatMap((locale) => [
      ...askedOfShell(siteDir, locale),
      ...menus.map((menu) => askedOfMenu(menu, versions, locale)),
      askedOfCode(siteDir, locale),
    ]);
}
