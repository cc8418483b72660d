import type {ContentSite} from './ContentSite';
import {dataFaults} from './data/dataFaults';
import type {Fault} from './faults/Fault';
import {readContentSite} from './reading/readContentSite';
import {rules} from './rules';

/** Plain code unit order: a locale-aware comparison would vary with the machine. */
const compareNames = (one: string, other: string) => (one === other ? 0 : one < other ? -1 : 1);

/** The faults of a site already read, sorted by file and position. */
export function checkSite(site: ContentSite): readonly Fault[] {
  return rules
    .flatMap((rule) => rule.check(site))
    .sort(
      (one, other) =>
        compareNames(one.file, other.file) || one.line - other.line || one.column - other.column,
    );
}

/**
 * Checks the data files of a site, then all its pages in both languages and all versions.
 *
 * @param siteDir the folder of docusaurus.config.ts
 */
export function checkContent(siteDir: string): readonly Fault[] {
  return [...dataFaults(siteDir), ...checkSite(readContentSite(siteDir))];
}
