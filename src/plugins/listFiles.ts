import {existsSync, readdirSync} from 'node:fs';
import {join, relative, sep} from 'node:path';

/**
 * Every file below a folder, in order.
 *
 * @returns paths from there, with `/`; none where there is no such folder
 */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) {
    return [];
  }
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}
