import {barePath} from '../../barePath';
import {isOwnPath} from '../../isOwnPath';

/**
 * Carries the address asked for to the other locale's 404 page. In the hash: hosts that take `.html`
 * away from an address lose its search string.
 */
const askedParameter = 'asked';

/**
 * Where to find the 404 page in the language of a mistyped address, for hosts that know only one
 * 404 page for the whole site.
 *
 * @param address path, search and hash asked for
 * @param currentBaseUrl base URL of the locale that the 404 page is written in
 * @param baseUrls base URLs of all locales
 * @returns the address to go to, or null when the page is in the right language, or there is no other
 */
export function notFoundRedirect(
  address: string,
  currentBaseUrl: string,
  baseUrls: readonly string[],
): string | null {
  const [pathname = ''] = address.split(/[?#]/);
  const bare = barePath(pathname);
  const [own] = baseUrls
    .filter((baseUrl) => `${bare}/`.startsWith(baseUrl))
    .sort((a, b) => b.length - a.length);
  // A host may answer there with this page too: to go there once more would never end.
  if (own === undefined || own === currentBaseUrl || bare === `${own}404`) {
    return null;
  }
  return `${own}404.html#${askedParameter}=${encodeURIComponent(address)}`;
}

/**
 * The address asked for, as the other locale's 404 page received it.
 *
 * @param hash hash of the 404 page
 * @param origin origin of this host
 * @returns a path of this site, or null
 */
export function askedAddress(hash: string, origin: string): string | null {
  const asked = new URLSearchParams(hash.slice(1)).get(askedParameter);
  return asked && isOwnPath(asked, origin) ? asked : null;
}
