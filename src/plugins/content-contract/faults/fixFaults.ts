import {existsSync, renameSync, statSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {ContentSite} from '../ContentSite';
import {readText} from '../reading/readText';
import {type SourceFile, sourcesOf} from '../sourcesOf';
import type {Edit, Fault} from './Fault';

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

/** What was done to some faults. */
interface Fixed {
  /** How many have a mend. */
  readonly found: number;
  /** How many are mended: not those of a file that somebody else has written since. */
  readonly mended: number;
  /** The files as they are now. */
  readonly files: readonly SourceFile[];
}

/** Whoever reads the file meanwhile gets it whole, as it was or as it is. */
function replaceFile(path: string, text: string): void {
  const next = `${path}.next`;
  writeFileSync(next, text, {mode: statSync(path).mode});
  renameSync(next, path);
}

/**
 * Mends in place what can be mended without a writer. A file that is not as it was read stays as it
 * is: somebody has saved it since, and the faults were found elsewhere in it.
 *
 * @param site as it was read when the faults were found
 */
export function fixFaults(siteDir: string, faults: readonly Mend[], site: ContentSite): Fixed {
  const sources = sourcesOf(site);
  const fixable = faults.filter(({fix}) => fix);
  const files: SourceFile[] = [];
  let mended = 0;
  for (const file of new Set(fixable.map((fault) => fault.file))) {
    const edits = fixable.flatMap((fault) => (fault.file === file && fault.fix ? [fault.fix] : []));
    const path = join(siteDir, file);
    const read = sources.get(file);
    if (read !== undefined && existsSync(path) && readText(path) === read) {
      const source = applyEdits(read, edits);
      replaceFile(path, source);
      files.push({file, source});
      mended += edits.length;
    }
  }
  return {found: fixable.length, mended, files};
}
