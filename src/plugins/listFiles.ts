import {type Dirent, existsSync, readdirSync} from 'node:fs';
import {join} from 'node:path';

/**
 * Accepted entries at any depth below a folder, folders excluded, as paths from there with `/`.
 * Unlike the recursive `readdir` of newer Node versions, does not follow links.
 */
function listEntries(folder: string, isListed: (entry: Dirent) => boolean): string[] {
  if (!existsSync(folder)) {
    return [];
  }
  return readdirSync(folder, {withFileTypes: true}).flatMap((entry) => {
    if (entry.isDirectory()) {
      return listEntries(join(folder, entry.name), isListed).map((path) => `${entry.name}/${path}`);
    }
    return isListed(entry) ? [entry.name] : [];
  });
}

/**
 * Every file below a folder, sorted.
 *
 * @returns paths from there, with `/`; empty when the folder does not exist
 */
export function listFiles(folder: string): string[] {
  return listEntries(folder, (entry) => entry.isFile()).sort();
}

/**
 * Whatever is neither a file nor a folder, such as a symbolic link: a server might follow it out of
 * the site.
 *
 * @returns paths from there, with `/`, sorted; empty when the folder does not exist
 */
export function listStrays(folder: string): string[] {
  return listEntries(folder, (entry) => !entry.isFile()).sort();
}
