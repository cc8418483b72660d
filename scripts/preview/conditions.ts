import type {IncomingHttpHeaders} from 'node:http';
import type {Representation} from './createReader';

/** Whether a list of ETags has one; nothing stands in a list that is not there. */
function names(list: string | undefined, etag: string): boolean {
  const tags = (list ?? '').split(',').map((tag) => tag.trim());
  return tags.includes(etag) || tags.includes('*');
}

/** Whether who asks has these bytes already. A proxy that compresses on the way marks an ETag as weak. */
export function isKnown(headers: IncomingHttpHeaders, {etag}: Representation): boolean {
  return names(headers['if-none-match']?.replace(/(^|,)\s*W\//g, '$1'), etag);
}

/**
 * Whether who asks wants another file than there is, as read by nginx: it goes by the times of files,
 * though they mean nothing as dates, and takes a date that cannot be read for one before them.
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
