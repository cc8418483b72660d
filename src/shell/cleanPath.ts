import {barePath} from '../barePath';

/**
 * The path that an address should show: no `.html`, no `/index.html`, the closing slash that the
 * page states as its own.
 *
 * @param pathname path in the address bar
 * @param canonicalPathname path that the page states as its own, or null if it states none ("not
 *   found"): then the address stays as it was typed
 * @returns the path to show; the same when it is clean or belongs to another page
 */
export function cleanPath(pathname: string, canonicalPathname: string | null): string {
  if (canonicalPathname === null) {
    return pathname;
  }
  return barePath(pathname) === barePath(canonicalPathname) ? canonicalPathname : pathname;
}
