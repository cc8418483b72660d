import {assertBuildable} from './assertBuildable';
import {type Addresses, siteAddressFaults} from './siteAddressFaults';

/**
 * Checks the addresses of the site before Docusaurus does.
 *
 * @throws with every fault at once
 */
export function assertAddresses(addresses: Addresses): void {
  assertBuildable(siteAddressFaults(addresses));
}
