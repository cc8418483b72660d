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
 * Checks the data that pages quote. The configuration imports it before any of our checks run, and
 * Docusaurus would print a stack that names none of these files.
 *
 * @throws on any fault, with file and line of each
 */
export function assertData(siteDir: string): void {
  refuse(dataFaults(siteDir));
}

/**
 * Like `assertData`, only for faults that keep a file from being read: nothing can be shown then.
 * Other faults should not interrupt a writer.
 *
 * @throws when there are any: with the file and the line of each
 */
export function assertReadableData(siteDir: string): void {
  refuse(unreadableData(siteDir));
}
