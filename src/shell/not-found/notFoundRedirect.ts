import {barePath} from '../../barePath';
import {isOwnPath} from '../../isOwnPath';

/**
 * Passes the requested address on to the 404 page of another locale. In the fragment, because hosts
 * that strip `.html` by a redirect drop the query.
 */
const askedParameter = 'asked';

/**
 * The 404 page in the language of a mistyped address, for hosts with a single 404 page for the
 * whole site.
 *
 * @param address requested path, query and fragment
 * @param currentBaseUrl base URL of the locale of the current 404 page
 * @param baseUrls base URLs of all locales
 * @returns the address to go to, or null when the page is in the right language already, or when
 *   there is no 404 page in that language
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
  // If the host serves this same page there, redirecting again would loop forever.
  if (own === undefined || own === currentBaseUrl || bare === `${own}404`) {
    return null;
  }
  return `${own}404.html#${askedParameter}=${encodeURIComponent(address)}`;
}

/**
 * The requested address that another locale's 404 page has passed on.
 *
 * @param hash fragment of the current 404 page
 * @param origin origin of this host
 * @returns a path of this site, or null
 */
export function requestedAddress(hash: string, origin: string): string | null {
  const asked = new URLSearchParams(hash.slice(1)).get(askedParameter);
  return asked && isOwnPath(asked, origin) ? asked : null;
}
