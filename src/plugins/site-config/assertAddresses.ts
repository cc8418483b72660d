import {type Addresses, addressFaults} from './addressFaults';
import {assertBuildable} from './assertBuildable';

/**
 * Checks the addresses of the site before Docusaurus does.
 *
 * @throws with every fault at once
 */
export function assertAddresses(addresses: Addresses): void {
  assertBuildable(addressFaults(addresses));
}
