import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Edit, Fault} from './Fault';
import {readText} from './readText';

/**
 * The source with all edits made. Of two edits that overlap, the later one in the text wins: the
 * other is found again on the next look.
 */
export function applyEdits(source: string, edits: readonly Edit[]): string {
  const fromEnd = [...edits].sort((one, other) => other.startOffset - one.startOffset);
  let result = source;
  let free = source.length;
  for (const {startOffset, endOffset, text} of fromEnd) {
    if (endOffset <= free) {
      result = result.slice(0, startOffset) + text + result.slice(endOffset);
      free = startOffset;
    }
  }
  return result;
}

/** An edit and the file it is for. */
export type Mend = Pick<Fault, 'file' | 'fix'>;

/**
 * Mends in place what can be mended without a writer.
 *
 * @returns how many faults had a mend
 */
export function fixFaults(siteDir: string, faults: readonly Mend[]): number {
  const fixable = faults.filter(({fix}) => fix);
  for (const file of new Set(fixable.map((fault) => fault.file))) {
    const edits = fixable.flatMap((fault) => (fault.file === file && fault.fix ? [fault.fix] : []));
    const path = join(siteDir, file);
    writeFileSync(path, applyEdits(readText(path), edits));
  }
  return fixable.length;
}
