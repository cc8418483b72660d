import type {ContentSite} from '../ContentSite';
import {rules} from '../rules';
import type {Fault} from './Fault';

const rulesOfTwins = new Set(
  rules.filter(({comparesLanguages}) => comparesLanguages).map(({name}) => name),
);

/**
 * The faults relevant to some files: their own, and those of their translations that come from a
 * comparison of the two.
 *
 * @param files paths from the root of the site
 */
export function faultsOfFiles(
  {pages}: ContentSite,
  faults: readonly Fault[],
  files: readonly string[],
): readonly Fault[] {
  const keyOf = ({version, path}: {version: string; path: string}) => `${version}/${path}`;
  const chosen = new Set(pages.filter(({file}) => files.includes(file)).map(keyOf));
  const twins = new Set(pages.filter((page) => chosen.has(keyOf(page))).map(({file}) => file));
  return faults.filter(
    ({file, rule}) => files.includes(file) || (rulesOfTwins.has(rule) && twins.has(file)),
  );
}
