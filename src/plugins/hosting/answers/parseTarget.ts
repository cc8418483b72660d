type Target =
  | {
      readonly kind: 'path';
      /** Decoded path; starts with one slash; only its last segment may be empty. */
      readonly path: string;
      /** The query as sent, safe for a header, with its question mark; empty when there is none. */
      readonly query: string;
      /** Whether repeated slashes were merged into one. */
      readonly isFolded: boolean;
    }
  | {readonly kind: 'refused'; readonly status: 400 | 404 | 414; readonly path: string};

/** Longer request lines are refused, by nginx (`large_client_header_buffers`) as well. */
export const maxTargetLength = 8000;

const refused = (status: 400 | 404 | 414, path = '/'): Target => ({kind: 'refused', status, path});

/**
 * Bytes that are not UTF-8 match no file, but are still a valid address: old programs encode « é »
 * as `%E9`.
 */
function decodePath(rawPath: string): string {
  try {
    return decodeURIComponent(rawPath);
  } catch {
    return decodeURIComponent(rawPath.replace(/%[89a-f][0-9a-f]/gi, '\ufffd'));
  }
}

/**
 * Parses a request target and refuses what no browser sends.
 *
 * @param target path and query as received
 * @returns the decoded path; or 414 when too long; 400 when it is not a path, has an invalid `%`
 * code, a control character or a dot segment (browsers resolve those themselves); 404 for an
 * encoded slash or a backslash, which match no file here
 */
export function parseTarget(target: string): Target {
  if (target.length > maxTargetLength) {
    return refused(414);
  }
  // nginx ignores a fragment, which browsers do not send.
  const [address = ''] = target.split('#');
  const [rawPath = '', ...rest] = address.split('?');
  const sent = rest.join('?');
  // Redirects repeat the query in a header, where white space and backslashes are not allowed.
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
