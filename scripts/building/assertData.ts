import {dataFaults} from '../../src/plugins/content-contract/data/dataFaults';
import type {Fault} from '../../src/plugins/content-contract/faults/Fault';
import {formatFaults} from '../../src/plugins/content-contract/faults/formatFaults';
import {unreadableData} from './unreadableData';

function refuse(faults: readonly Fault[]): void {
  if (faults.length > 0) {
    throw new Error(
      `The data used in pages have errors.\n\n${formatFaults(faults)}\nPages use these files: they are checked once these errors are fixed.`,
    );
  }
}

/**
 * Tells the faults of the data that pages quote. The configuration reads these data before any check
 * of ours runs, and Docusaurus would tell a stack in which no file of theirs is named.
 *
 * @throws when there are any: with the file and the line of each
 */
export function assertData(siteDir: string): void {
  refuse(dataFaults(siteDir));
}

/**
 * As `assertData`, of what keeps a file from being read at all: nothing can be shown then. Other
 * faults of the data are no reason to stop who writes.
 *
 * @throws when there are any: with the file and the line of each
 */
export function assertReadableData(siteDir: string): void {
  refuse(unreadableData(siteDir));
}
