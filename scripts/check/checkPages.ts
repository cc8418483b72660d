import {checkSite} from '../../src/plugins/content-contract/checkContent';
import {dataFiles} from '../../src/plugins/content-contract/data/dataFiles';
import type {Fault} from '../../src/plugins/content-contract/faults/Fault';
import {faultsOfFiles} from '../../src/plugins/content-contract/faults/faultsOfFiles';
import {readContentSite} from '../../src/plugins/content-contract/reading/readContentSite';
import {stalePages} from '../../src/plugins/translations/stalePages';
import {readLock} from '../../src/plugins/translations/translationLock';
import {filesNamed} from './filesNamed';
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
  /** Whether data were mended that this process had read before: it judges pages by the old ones. */
  readonly isDated: boolean;
  /** How many French pages are behind; asked for when there is no fault. */
  countStale(): number;
}

/**
 * The faults of the pages, once those that can be mended without a writer are, when that is asked.
 *
 * @param siteDir the folder of docusaurus.config.ts
 * @throws with the names that no page has
 */
export function checkPages(siteDir: string, {named, isToFix}: CheckOrder): PageReport {
  const site = readContentSite(siteDir);
  const files = filesNamed(siteDir, named, site);
  const faultsIn = (read: typeof site) => {
    const faults = checkSite(read);
    return files ? faultsOfFiles(read, faults, files) : faults;
  };
  const {site: checked, mended} = isToFix
    ? fixPages(siteDir, site, files, faultsIn)
    : {site, mended: new Set<string>()};
  return {
    faults: faultsIn(checked),
    isDated: dataFiles(siteDir).modules.some((file) => mended.has(file)),
    countStale: () => stalePages(checked.pages, readLock(siteDir, 'fr')).length,
  };
}
