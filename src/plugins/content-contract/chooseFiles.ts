import type {ContentSite} from './ContentSite';
import {misnamedPages} from './reading/misnamedPages';

/**
 * The files of a site at a path: that file, or every file of that folder.
 *
 * @param path from the root of the site, with `/`; empty for the root
 * @param data the other checked files: those that pages and the menu are built from
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
