/** A path without surrounding slashes, as folders are named below the root of the site. */
export function folderOf(path: string): string {
  return path.replace(/^\//, '').replace(/\/$/, '');
}

/** The folder of the page that a path refers to, in any of its forms. */
export function pageFolder(path: string): string {
  return folderOf(path.replace(/\/index\.html$/, '/').replace(/([^/])\.html$/, '$1'));
}
