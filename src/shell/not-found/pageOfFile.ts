import {barePath} from '../../barePath';

/** Percent-encoded spaces of any kind and line breaks at the end of an address. */
const blanks = /(?:%20|%09|%0[AD]|%C2%A0|%E2%80%AF)+$/i;

/**
 * The page that an address refers to by a file name (on a host without such a file), or with
 * trailing white space from copying. Otherwise core would render the page there, over the static
 * "not found" text and under a wrong address.
 *
 * @param pathname requested path
 * @param pageAt returns the path of the page at a path, or undefined
 * @returns null when the path has neither, or refers to no page
 */
export function pageOfFile(
  pathname: string,
  pageAt: (path: string) => string | undefined,
): string | null {
  const written = pathname.replace(blanks, '');
  return written !== pathname || /\.html?$/.test(written)
    ? (pageAt(barePath(written) || '/') ?? null)
    : null;
}
