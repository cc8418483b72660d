import {type Addresses, addressFaults} from './addressFaults';
import {withoutStack} from './withoutStack';

/**
 * Checks the addresses of the site before Docusaurus looks at them.
 *
 * @throws with every fault at once
 */
export function assertAddresses(addresses: Addresses): void {
  const faults = addressFaults(addresses);
  if (faults.length > 0) {
    throw withoutStack(
      `The site cannot be built:\n${faults.map((fault) => `- ${fault}`).join('\n')}\n`,
    );
  }
}
