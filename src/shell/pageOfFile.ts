import {barePath} from '../barePath';

/**
 * The path of a page that was asked for by the name of a file, on a host that knows no such file.
 *
 * @param pathname path asked for
 * @param pageAt the path of the page that another one leads to, or undefined
 * @returns null when it names no file, or no page
 */
export function pageOfFile(
  pathname: string,
  pageAt: (path: string) => string | undefined,
): string | null {
  const path = barePath(pathname);
  return /\.html?$/.test(pathname) ? (pageAt(path || '/') ?? null) : null;
}
