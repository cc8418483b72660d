import type {ContentSite} from '../../src/plugins/content-contract/ContentSite';
import {chooseFiles} from '../../src/plugins/content-contract/chooseFiles';
import type {Fault} from '../../src/plugins/content-contract/faults/Fault';
import {fixFaults, type Mend} from '../../src/plugins/content-contract/faults/fixFaults';
import {alignTables} from '../../src/plugins/content-contract/layout/alignTables';
import {readContentSite} from '../../src/plugins/content-contract/reading/readContentSite';
import {removeByteOrderMarks} from '../../src/plugins/content-contract/reading/removeByteOrderMarks';
import {carryOver} from '../../src/plugins/translations/carryOver';
import {readLock, writeLock} from '../../src/plugins/translations/translationLock';

/** A fix may uncover another fault, such as the first of two marks in a row. */
const maxRounds = 5;

/**
 * Applies all automatic fixes and prints their number. Translations that were up to date stay so,
 * unless a writer has changed a page meanwhile.
 *
 * @param read the site as it is
 * @param named the files to fix; all when omitted
 * @param faultsIn finds the faults to fix
 * @returns the site afterwards, and the fixed files
 */
export function fixPages(
  siteDir: string,
  read: ContentSite,
  named: readonly string[] | undefined,
  faultsIn: (site: ContentSite) => readonly Fault[],
): {readonly site: ContentSite; readonly mended: ReadonlySet<string>} {
  const touched = new Set<string>();
  const files = named ?? chooseFiles(read, '');
  let site = read;
  const fix = (mends: readonly Mend[]) => {
    const fixed = fixFaults(siteDir, mends, site);
    for (const {file} of fixed.files) {
      touched.add(file);
    }
    if (fixed.mended > 0) {
      writeLock(siteDir, 'fr', carryOver(readLock(siteDir, 'fr'), site.pages, fixed.files));
    }
    site = readContentSite(siteDir);
    return fixed;
  };
  removeByteOrderMarks(siteDir, files);
  let total = 0;
  for (let round = 0; round < maxRounds; round++) {
    const {found, mended} = fix(faultsIn(site));
    total += mended;
    if (found === 0) {
      break;
    }
  }
  // Source layout last, once the text is final: it is no fault and invisible to readers.
  const tables = site.pages
    .filter(({file}) => files.includes(file))
    .flatMap((page) => alignTables(page).map((edit) => ({file: page.file, fix: edit})));
  const aligned = fix(tables).mended;
  if (total + aligned > 0) {
    console.log(`Problems fixed: ${total}. Tables aligned: ${aligned}.`);
  }
  return {site, mended: touched};
}
