type Target =
  | {
      readonly kind: 'path';
      /** Decoded path; starts with one slash, has no empty segment but the last. */
      readonly path: string;
      /** The query as it was sent, fit for a header, with its question mark; empty when there is none. */
      readonly query: string;
      /** Whether runs of slashes were folded into one. */
      readonly isFolded: boolean;
    }
  | {readonly kind: 'refused'; readonly status: 400 | 404 | 414; readonly path: string};

/** Longer request lines are refused, by nginx (`large_client_header_buffers`) and here alike. */
export const maxTargetLength = 8000;

const refused = (status: 400 | 404 | 414, path = '/'): Target => ({kind: 'refused', status, path});

/** Bytes that are no UTF-8 name no file, yet are an address: old programs write « é » as `%E9`. */
function decodePath(rawPath: string): string {
  try {
    return decodeURIComponent(rawPath);
  } catch {
    return decodeURIComponent(rawPath.replace(/%[89a-f][0-9a-f]/gi, '\ufffd'));
  }
}

/**
 * Reads the target of a request line and refuses what no browser sends.
 *
 * @param target the target as it came over the wire: path, and query if there is one
 * @returns the decoded path; or 414 for a very long one, 400 for one that is not a path, has a
 *   `%` without two digits, holds a control character or a dot segment (browsers resolve those
 *   themselves), and 404 for an encoded slash or a backslash, which name no file here
 */
export function parseTarget(target: string): Target {
  if (target.length > maxTargetLength) {
    return refused(414);
  }
  // nginx passes over a fragment, which browsers keep to themselves.
  const [address = ''] = target.split('#');
  const [rawPath = '', ...rest] = address.split('?');
  const sent = rest.join('?');
  // A redirect repeats the query in a header, where white space and backslashes may not stand.
  const query = sent && `?${sent.replace(/[\s\\]/g, encodeURIComponent)}`;
  if (!rawPath.startsWith('/')) {
    return refused(400);
  }
  let path: string;
  try {
    path = decodePath(rawPath);
  } catch {
    return refused(400);
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
  if (/[\u0000-\u001f\u007f]/.test(path) || /[/\\]\.{1,2}([/\\]|$)/.test(path)) {
    return refused(400);
  }
  if (/%2f|%5c/i.test(rawPath) || path.includes('\\')) {
    return refused(404, path);
  }
  const folded = path.replace(/\/{2,}/g, '/');
  return {kind: 'path', path: folded, query, isFolded: folded !== path};
}
