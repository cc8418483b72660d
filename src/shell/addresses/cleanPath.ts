import {barePath} from '../../barePath';

/** A path that core and the router can decode: where they cannot, each mark in it stands for itself. */
function decodable(pathname: string): string {
  try {
    decodeURI(pathname);
    return pathname;
  } catch {
    return pathname.replace(/%/g, '$&25');
  }
}

/**
 * The path that an address should show: no `.html`, no `/index.html`, the closing slash that the
 * page states as its own.
 *
 * @param pathname path in the address bar
 * @param canonicalPathname path that the page states as its own, or null if it states none ("not
 *   found"): then the address stays as it was typed, unless nobody could decode it
 * @returns the path to show; the same when it is clean or belongs to another page
 */
export function cleanPath(pathname: string, canonicalPathname: string | null): string {
  if (canonicalPathname === null) {
    return decodable(pathname);
  }
  return barePath(pathname) === barePath(canonicalPathname) ? canonicalPathname : pathname;
}
