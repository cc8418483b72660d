import {existsSync, renameSync, statSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {ContentSite} from '../ContentSite';
import {readText} from '../reading/readText';
import {type SourceFile, sourcesOf} from '../sourcesOf';
import type {Edit, Fault} from './Fault';

/**
 * The source with all edits applied. Of two overlapping edits the later one in the text wins; the
 * other is found again on the next run.
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

/** An edit and the file it applies to. */
export type Mend = Pick<Fault, 'file' | 'fix'>;

/** The outcome of a run of fixes. */
interface Fixed {
  /** How many of the faults have a fix. */
  readonly found: number;
  /** How many were fixed; excludes files that changed on disk in the meantime. */
  readonly mended: number;
  /** The files as they are now. */
  readonly files: readonly SourceFile[];
}

/**
 * Replaces the file atomically: another process reads the old text or the new, never part of one.
 */
function replaceFile(path: string, text: string): void {
  const next = `${path}.next`;
  writeFileSync(next, text, {mode: statSync(path).mode});
  renameSync(next, path);
}

/**
 * Applies every available fix in place. A file that no longer matches what was read is left alone:
 * it has been saved since, so the offsets of its faults are stale.
 *
 * @param site as read when the faults were found
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
