import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {readText} from './readText';

/**
 * Removes the byte order mark from the files that have one. Not reported as a fault: it is
 * invisible.
 */
export function removeByteOrderMarks(siteDir: string, files: readonly string[]): void {
  for (const path of files.map((file) => join(siteDir, file))) {
    const text = readText(path);
    if (readFileSync(path, 'utf8') !== text) {
      writeFileSync(path, text);
    }
  }
}
