import {type Dirent, existsSync, readdirSync} from 'node:fs';
import {join} from 'node:path';

/**
 * What lies below a folder and is accepted, folders apart, by its path from there, with `/`. Links
 * are not followed, as newer versions of Node do where they list all at once.
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
 * Every file below a folder, in order.
 *
 * @returns paths from there, with `/`; none where there is no such folder
 */
export function listFiles(folder: string): string[] {
  return listEntries(folder, (entry) => entry.isFile()).sort();
}

/**
 * What is neither a file nor a folder, such as a symbolic link: a server may follow it out of the
 * site.
 *
 * @returns paths from there, with `/`, in order; none where there is no such folder
 */
export function listStrays(folder: string): string[] {
  return listEntries(folder, (entry) => !entry.isFile()).sort();
}
