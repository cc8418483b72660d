import type {useHistory, useLocation} from '@docusaurus/router';

/** A location of `history@4`. */
export type Location = ReturnType<typeof useLocation>;

/** An address as text, or some of its parts. */
export type LocationDescriptor = Parameters<ReturnType<typeof useHistory>['push']>[0];

type AddressParts = Exclude<LocationDescriptor, string>;

/**
 * Splits an address into path, query and fragment. Unlike `URL`, it changes no character of the
 * last two.
 */
function cut(address: string): AddressParts {
  const [, pathname, search, hash] = /^([^?#]*)(\?[^#]*)?(.*)$/s.exec(address || '/') ?? [];
  return {pathname, search, hash};
}

/** A query or fragment with its leading mark; empty when there is only the mark. */
function marked(mark: '?' | '#', text = ''): string {
  const bare = text.startsWith(mark) ? text.slice(1) : text;
  return bare && mark + bare;
}

/**
 * A fragment that core can pass to `decodeURIComponent`: a malformed one is encoded, so that each
 * of its characters stands for itself.
 */
function decodable(hash: string): string {
  try {
    decodeURIComponent(hash);
    return hash;
  } catch {
    return `#${encodeURIComponent(hash.slice(1))}`;
  }
}

/** Resolves a path against that of the current page. Both are decoded, and so is the result. */
function resolvePath(path: string, from: string): string {
  if (!path || path.startsWith('/')) {
    return path || from;
  }
  // Without `./`, a page name that contains a colon would be parsed as a URL scheme.
  const {pathname} = new URL(`./${encodeURI(path)}`, `http://host${encodeURI(from)}`);
  return decodeURI(pathname);
}

/**
 * Parses an address as `history@4` does: the path is decoded except for percent signs; the query
 * and the fragment are unchanged, except for a fragment that cannot be decoded.
 *
 * @param to an address, or parts of one; a missing or relative path is resolved against `from`
 * @param from path of the current page, decoded
 * @param state to store in the history entry, unless `to` has its own
 * @param key identifies the history entry
 * @throws URIError when the path contains a malformed escape sequence
 */
export function createLocation(
  to: LocationDescriptor,
  from = '/',
  state?: unknown,
  key?: string,
): Location {
  const given = typeof to === 'string' ? cut(to) : to;
  return {
    // Core decodes the path once more when it loads the page, so percent signs stay encoded.
    pathname: resolvePath(decodeURI((given.pathname ?? '').replace(/%25/g, '$&25')), from),
    search: marked('?', given.search),
    hash: decodable(marked('#', given.hash)),
    state: given.state === undefined ? state : given.state,
    key,
  };
}

/** The address of a location, for links and `window.history`. */
export function createPath({pathname, search, hash}: Location): string {
  return pathname + search + hash;
}
