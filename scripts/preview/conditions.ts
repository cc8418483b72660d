import type {IncomingHttpHeaders} from 'node:http';
import type {Representation} from './createReader';

/** Whether a list of ETags includes one; false for a missing list. */
function names(list: string | undefined, etag: string): boolean {
  const tags = (list ?? '').split(',').map((tag) => tag.trim());
  return tags.includes(etag) || tags.includes('*');
}

/** Whether the client already has this content. A proxy that compresses marks an ETag as weak. */
export function isKnown(headers: IncomingHttpHeaders, {etag}: Representation): boolean {
  return names(headers['if-none-match']?.replace(/(^|,)\s*W\//g, '$1'), etag);
}

/**
 * Whether a precondition fails, as in nginx: it compares mtimes, although ours mean nothing as
 * dates, and treats an invalid date as earlier than any.
 */
export function isAnother(
  headers: IncomingHttpHeaders,
  {etag, modifiedSeconds}: Representation,
): boolean {
  const {'if-match': meant, 'if-unmodified-since': since} = headers;
  return (
    (meant !== undefined && !names(meant, etag)) ||
    (since !== undefined && !(Date.parse(since) / 1000 >= modifiedSeconds))
  );
}
