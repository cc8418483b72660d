import {dataFaults} from '../../src/plugins/content-contract/data/dataFaults';
import {formatFaults} from '../../src/plugins/content-contract/faults/formatFaults';

/**
 * Tells the faults of the data that pages quote. The configuration reads these data before any check
 * of ours runs, and Docusaurus would tell a stack in which no file of theirs is named.
 *
 * @throws when there are any: with the file and the line of each
 */
export function assertData(siteDir: string): void {
  const faults = dataFaults(siteDir);
  if (faults.length > 0) {
    throw new Error(
      `The data that pages quote cannot be used.\n\n${formatFaults(faults)}\nThe pages quote these files: they are checked once this is right.`,
    );
  }
}
