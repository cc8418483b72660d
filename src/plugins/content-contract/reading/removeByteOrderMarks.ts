import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {readText} from './readText';

/**
 * Takes the byte order mark from the files that begin with one. It is no fault: no reader sees it.
 *
 * @returns how many files had one
 */
export function removeByteOrderMarks(siteDir: string, files: readonly string[]): number {
  const marked = files
    .map((file) => join(siteDir, file))
    .filter((path) => readFileSync(path, 'utf8') !== readText(path));
  for (const path of marked) {
    writeFileSync(path, readText(path));
  }
  return marked.length;
}
