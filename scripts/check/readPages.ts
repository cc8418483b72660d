import type {Fault} from '../../src/plugins/content-contract/faults/Fault';
import type {CheckOrder, PageReport} from './checkPages';
import {whyStopped} from './whyStopped';

/**
 * Checks the pages, and fixes none while the data has faults: pages are judged by the data they quote.
 *
 * @param siteDir the folder of docusaurus.config.ts
 * @param inData the faults of that data
 * @returns nothing when these faults keep the pages from being checked
 * @throws when the data is sound and the check stops all the same
 */
export async function readPages(
  siteDir: string,
  {named, isToFix}: CheckOrder,
  inData: readonly Fault[],
): Promise<PageReport | null> {
  try {
    // Imported late: it imports the data, where a syntax error would end the command with a stack.
    const {checkPages} = await import('./checkPages');
    return checkPages(siteDir, {named, isToFix: isToFix && inData.length === 0});
  } catch (error) {
    if (inData.length === 0) {
      throw whyStopped(error);
    }
    return null;
  }
}
