/** A path without the slashes around it, as folders are named below the root of the site. */
export function folderOf(path: string): string {
  return path.replace(/^\//, '').replace(/\/$/, '');
}

/** The folder of the page that a path means, whichever way it is written. */
export function meantFolder(path: string): string {
  return folderOf(path.replace(/\/index\.html$/, '/').replace(/([^/])\.html$/, '$1'));
}
