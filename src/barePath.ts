/**
 * Removes `.html`, `index.html` and trailing slashes from a path: equal results name the same page.
 */
export function barePath(path: string): string {
  return path.replace(/(?:\/index)?\.html?$/, '').replace(/\/+$/, '');
}
