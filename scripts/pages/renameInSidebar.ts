import {applyEdits} from '../../src/plugins/content-contract/faults/fixFaults';
import {mentionsIn} from './mentionsIn';
import {parseSidebar} from './parseSidebar';

/** sidebars.ts with a page under its new path, in its old place. */
export function renameInSidebar(source: string, from: string, to: string): string {
  const edits = mentionsIn(parseSidebar(source), from).map((mention) => ({
    startOffset: mention.getStart(),
    endOffset: mention.end,
    text: `'${to.replace(/\.mdx$/, '')}'`,
  }));
  return applyEdits(source, edits);
}
