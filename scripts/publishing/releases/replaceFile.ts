import {renameSync, writeFileSync} from 'node:fs';

/** Replaces a file atomically: readers see the old content or the new, complete. */
export function replaceFile(file: string, text: string): void {
  writeFileSync(`${file}.next`, text, {flush: true});
  renameSync(`${file}.next`, file);
}
