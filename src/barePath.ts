/** A path without the name of a file and the slashes at its end: the two that name one page are alike. */
export function barePath(path: string): string {
  return path.replace(/(?:\/index)?\.html?$/, '').replace(/\/+$/, '');
}
