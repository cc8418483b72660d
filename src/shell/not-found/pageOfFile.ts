import {barePath} from '../../barePath';

/** Spaces of any kind and ends of lines at the end of an address, as the browser writes them. */
const blanks = /(?:%20|%09|%0[AD]|%C2%A0|%E2%80%AF)+$/i;

/**
 * The path of a page that was asked for by the name of a file, on a host that knows no such file, or
 * with the blank that came along when its address was copied: core would show the page there, over
 * the words of "not found" and under an address that is not its own.
 *
 * @param pathname path asked for
 * @param pageAt the path of the page that another one leads to, or undefined
 * @returns null when it names neither, or no page
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
