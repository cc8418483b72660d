import {checkSite} from '../../src/plugins/content-contract/checkContent';
import {dataFiles} from '../../src/plugins/content-contract/data/dataFiles';
import type {Fault} from '../../src/plugins/content-contract/faults/Fault';
import {faultsOfFiles} from '../../src/plugins/content-contract/faults/faultsOfFiles';
import {readContentSite} from '../../src/plugins/content-contract/reading/readContentSite';
import {stalePages} from '../../src/plugins/translations/stalePages';
import {readLock} from '../../src/plugins/translations/translationLock';
import {filesNamed} from './filesNamed';
import {fixPages} from './fixPages';

/** Options of `npm run check`. */
export interface CheckOrder {
  /** Files and folders as the user named them; none means all. */
  readonly named: readonly string[];
  readonly isToFix: boolean;
}

/** Its result for the pages. */
export interface PageReport {
  readonly faults: readonly Fault[];
  /**
   * Whether data was fixed that this process has already imported: it still uses the old values.
   */
  readonly isDated: boolean;
  /** Number of French pages that are behind; called only when there is no fault. */
  countStale(): number;
}

/**
 * The faults of the pages, after automatic fixes when requested.
 *
 * @param siteDir the folder of docusaurus.config.ts
 * @throws with the names that match no page
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
