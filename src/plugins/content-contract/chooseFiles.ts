import type {ContentSite} from './ContentSite';
import {misnamedPages} from './misnamedPages';

/**
 * The files of a site that were named, each by its path or by that of a folder around it.
 *
 * @param data other files that are checked: those that pages and the menu are made with
 * @param named paths from the root of the site, with `/`; an empty one is the root
 * @returns the files, and the names under which there is nothing to check
 */
export function chooseFiles(
  {pages, messageFiles, files: present}: Pick<ContentSite, 'pages' | 'messageFiles' | 'files'>,
  named: readonly string[],
  data: readonly string[] = [],
): {readonly files: readonly string[]; readonly unknown: readonly string[]} {
  const read = [...pages, ...messageFiles].map(({file}) => file);
  const all = new Set([...read, ...misnamedPages(present), ...data]);
  const found = named.map((name) => {
    const folder = name === '' ? '' : `${name}/`;
    return {name, files: [...all].filter((file) => file === name || file.startsWith(folder))};
  });
  return {
    files: [...new Set(found.flatMap(({files}) => files))],
    unknown: found.filter(({files}) => files.length === 0).map(({name}) => name),
  };
}
