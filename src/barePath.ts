/** A path without the name of a file and the slashes at its end: the same for all that name a page. */
export function barePath(path: string): string {
  return path.replace(/(?:\/index)?\.html?$/, '').replace(/\/+$/, '');
}
