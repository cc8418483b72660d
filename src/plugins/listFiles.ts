import {type Dirent, existsSync, readdirSync} from 'node:fs';
import {join, relative, sep} from 'node:path';

/** What lies below a folder and is accepted, by its path from there, with `/`, in order. */
function listEntries(folder: string, isListed: (entry: Dirent) => boolean): string[] {
  if (!existsSync(folder)) {
    return [];
  }
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter(isListed)
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/**
 * Every file below a folder, in order.
 *
 * @returns paths from there, with `/`; none where there is no such folder
 */
export function listFiles(folder: string): string[] {
  return listEntries(folder, (entry) => entry.isFile());
}

/**
 * What is neither a file nor a folder, such as a symbolic link: a server may follow it out of the
 * site.
 *
 * @returns paths from there, with `/`, in order; none where there is no such folder
 */
export function listStrays(folder: string): string[] {
  return listEntries(folder, (entry) => !entry.isFile() && !entry.isDirectory());
}
