import {join} from 'node:path';
import {defaultLocale} from '../../../site';
import {listFiles} from '../../listFiles';
import {dataFiles} from '../data/dataFiles';
import {syntaxProblemsOf} from '../data/syntaxProblemsOf';
import type {Fault} from '../faults/Fault';
import {docIdOf} from '../page/docIdOf';
import {editions} from '../reading/locatePage';
import {brokenEntries} from './brokenEntries';
import {findMenus} from './findMenus';

function pagesIn(folder: string): readonly string[] {
  return listFiles(folder).filter((path) => /\.mdx?$/.test(path));
}

/**
 * What keeps the menus from being built, without reading the pages themselves. It is fast, and no
 * page can be shown until it is fixed.
 *
 * @param siteDir the folder of docusaurus.config.ts
 */
export function brokenMenus(siteDir: string): readonly Fault[] {
  const problems = dataFiles(siteDir).menus.flatMap((file) => syntaxProblemsOf(siteDir, file));
  const faults = findMenus(siteDir).flatMap((menu) => {
    const ids = editions
      .filter(({locale, version}) => locale === defaultLocale && version === menu.version)
      .flatMap(({directory}) => pagesIn(join(siteDir, directory)))
      .map(docIdOf);
    return brokenEntries(menu, new Set(ids));
  });
  return [...problems, ...faults];
}
