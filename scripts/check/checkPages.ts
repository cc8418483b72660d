import {relative, resolve, sep} from 'node:path';
import type {ContentSite} from '../../src/plugins/content-contract/ContentSite';
import {checkSite} from '../../src/plugins/content-contract/checkContent';
import {chooseFiles} from '../../src/plugins/content-contract/chooseFiles';
import {dataFiles} from '../../src/plugins/content-contract/data/dataFiles';
import type {Fault} from '../../src/plugins/content-contract/Fault';
import {faultsOfFiles} from '../../src/plugins/content-contract/faultsOfFiles';
import {meantPages} from '../../src/plugins/content-contract/meantPages';
import {readContentSite} from '../../src/plugins/content-contract/readContentSite';
import {pagesNamed} from '../../src/plugins/translations/pagesNamed';
import {stalePages} from '../../src/plugins/translations/stalePages';
import {readLock} from '../../src/plugins/translations/translationLock';
import {fixPages} from './fixPages';

/** What `npm run check` was asked. */
interface CheckOrder {
  /** Files and folders as they were named; none means all. */
  readonly named: readonly string[];
  readonly isToFix: boolean;
}

/** What it tells, once there is nothing wrong with the data. */
export interface PageReport {
  readonly faults: readonly Fault[];
  /** How many French pages are behind; asked for when there is no fault. */
  countStale(): number;
}

/** Those of the named paths that hold pages, from the root of the site; others end the command. */
function filesNamed(
  siteDir: string,
  named: readonly string[],
  site: ContentSite,
): readonly string[] | undefined {
  const paths = named.map((file) => relative(siteDir, resolve(file)).split(sep).join('/'));
  if (paths.length === 0 || paths.includes('')) {
    return undefined;
  }
  const {modules, menus, lists} = dataFiles(siteDir);
  const found = named.map((name, index) => {
    const files = chooseFiles(site, paths[index] ?? '', [...modules, ...menus, ...lists]);
    // An address names the page in each language, as it does for translations.
    return {
      name,
      files: files.length > 0 ? files : pagesNamed(name, site.pages).map(({file}) => file),
    };
  });
  const unknown = found.filter(({files}) => files.length === 0).map(({name}) => name);
  if (unknown.length > 0) {
    const remedy =
      meantPages(unknown, site.pages) ||
      'Name a page or a folder of pages: docs/faq/index.mdx, docs/faq, or a page by its address: features/shortcuts';
    console.error(`There is no page in ${unknown.join(', ')}. ${remedy}`);
    process.exit(2);
  }
  return found.flatMap(({files}) => files);
}

/**
 * The faults of the pages, once those that can be mended without a writer are, when that is asked.
 *
 * @param siteDir the folder of docusaurus.config.ts
 */
export function checkPages(siteDir: string, {named, isToFix}: CheckOrder): PageReport {
  const site = readContentSite(siteDir);
  const files = filesNamed(siteDir, named, site);
  const faultsIn = (read: typeof site) => {
    const faults = checkSite(read);
    return files ? faultsOfFiles(read, faults, files) : faults;
  };
  const checked = isToFix ? fixPages(siteDir, site, files, faultsIn) : site;
  return {
    faults: faultsIn(checked),
    countStale: () => stalePages(checked.pages, readLock(siteDir, 'fr')).length,
  };
}
