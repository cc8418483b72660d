import {type PageName, readPageName} from '../../src/plugins/content-contract/page/readPageName';

/**
 * Reads the name of a page of the current version.
 *
 * @throws when it names an archived page
 */
export function readCurrentName(name: string): PageName {
  const read = readPageName(name);
  if (read.version !== undefined && read.version !== 'current') {
    throw new Error(`${name} is in the archive, whose pages cannot be moved or removed.`);
  }
  return read;
}
