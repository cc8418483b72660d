import type {useHistory, useLocation} from '@docusaurus/router';

/** Where the program is, as history 4 tells it. */
export type Location = ReturnType<typeof useLocation>;

/** An address, or parts of one. */
export type LocationDescriptor = Parameters<ReturnType<typeof useHistory>['push']>[0];

type AddressParts = Exclude<LocationDescriptor, string>;

/** Cuts an address before its query and its fragment, which may hold any mark. */
function cut(address: string): AddressParts {
  const [, pathname, search, hash] = /^([^?#]*)(\?[^#]*)?(.*)$/s.exec(address || '/') ?? [];
  return {pathname, search, hash};
}

/** A query or a fragment with its mark, and nothing where there is but the mark. */
function marked(mark: '?' | '#', text = ''): string {
  const bare = text.startsWith(mark) ? text.slice(1) : text;
  return bare && mark + bare;
}

/** A fragment that can be decoded, as core does: where it cannot, each mark in it stands for itself. */
function decodable(hash: string): string {
  try {
    decodeURIComponent(hash);
    return hash;
  } catch {
    return `#${encodeURIComponent(hash.slice(1))}`;
  }
}

/** The path that another means, seen from a page. All are decoded. */
function resolvePath(path: string, from: string): string {
  if (!path || path.startsWith('/')) {
    return path || from;
  }
  // Without the dot the name of a page with a colon would be taken for another address.
  const {pathname} = new URL(`./${encodeURI(path)}`, `http://host${encodeURI(from)}`);
  return decodeURI(pathname);
}

/**
 * An address as history 4 tells it: the path decoded but for percent signs, the query and the
 * fragment as they are given, but for a fragment that nobody could decode.
 *
 * @param to an address, or parts of one; where the path is missing or relative, `from` says the rest
 * @param from path of the page it is asked on, decoded
 * @param state what the entry of the history keeps; that of `to` goes before
 * @param key tells the entries of the history apart
 * @throws URIError where the path holds a percent sign that means nothing
 */
export function createLocation(
  to: LocationDescriptor,
  from = '/',
  state?: unknown,
  key?: string,
): Location {
  const given = typeof to === 'string' ? cut(to) : to;
  return {
    // Core decodes it once more as it brings the page, so a percent sign keeps its code.
    pathname: resolvePath(decodeURI((given.pathname ?? '').replace(/%25/g, '$&25')), from),
    search: marked('?', given.search),
    hash: decodable(marked('#', given.hash)),
    state: given.state === undefined ? state : given.state,
    key,
  };
}

/** The address of a location, as links and the history of the browser take it. */
export function createPath({pathname, search, hash}: Location): string {
  return pathname + search + hash;
}
