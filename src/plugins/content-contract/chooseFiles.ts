import type {ContentSite} from './ContentSite';
import {misnamedPages} from './reading/misnamedPages';

/**
 * The files of a site at a path: that file, or those of the folder.
 *
 * @param path from the root of the site, with `/`; an empty one is the root
 * @param data other files that are checked: those that pages and the menu are made with
 */
export function chooseFiles(
  {
    pages,
    messageFiles,
    questionFiles,
    files: present,
  }: Pick<ContentSite, 'pages' | 'messageFiles' | 'questionFiles' | 'files'>,
  path: string,
  data: readonly string[] = [],
): readonly string[] {
  const read = [...pages, ...messageFiles, ...questionFiles].map(({file}) => file);
  const all = new Set([...read, ...misnamedPages(present), ...data]);
  const folder = path === '' ? '' : `${path}/`;
  return [...all].filter((file) => file === path || file.startsWith(folder));
}
