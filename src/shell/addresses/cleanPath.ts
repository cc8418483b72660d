import {barePath} from '../../barePath';

/**
 * A path that core and the router can pass to `decodeURI`: in a malformed one, each percent sign is
 * encoded, so that it stands for itself.
 */
function decodable(pathname: string): string {
  try {
    decodeURI(pathname);
    return pathname;
  } catch {
    return pathname.replace(/%/g, '$&25');
  }
}

/**
 * The path that the address bar should show: no `.html`, no `/index.html`, and the trailing slash
 * of the canonical URL.
 *
 * @param pathname path in the address bar
 * @param canonicalPathname path of the canonical URL, or null when the page has none ("not found"):
 *   then the path is unchanged, unless it cannot be decoded
 * @returns the path to show; the same when it is clean or belongs to another page
 */
export function cleanPath(pathname: string, canonicalPathname: string | null): string {
  if (canonicalPathname === null) {
    return decodable(pathname);
  }
  return barePath(pathname) === barePath(canonicalPathname) ? canonicalPathname : pathname;
}
