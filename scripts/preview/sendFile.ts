import type {IncomingMessage, ServerResponse} from 'node:http';
import {byteRange} from '../../src/plugins/hosting/answers/byteRange';
import {cacheControl} from '../../src/plugins/hosting/answers/headers';
import type {Answer} from '../../src/plugins/hosting/answers/respond';
import {isKnown} from './conditions';
import type {Representation} from './createReader';

/** Ends a response with a file, the requested range, or 304. */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  status: Answer['status'],
  representation: Representation,
): void {
  const {body, encoding, etag} = representation;
  response.setHeader('ETag', etag);
  if (status === 200 && isKnown(request.headers, representation)) {
    response.statusCode = 304;
    response.removeHeader('Content-Type');
    response.end();
    return;
  }
  if (encoding !== 'identity') {
    response.setHeader('Content-Encoding', encoding);
  }
  let part = body;
  // Compressed files are sent whole, as by nginx: ranges refer to the plain bytes.
  if (status === 200 && encoding === 'identity') {
    const isSame = !request.headers['if-range'] || request.headers['if-range'] === etag;
    const range = isSame ? byteRange(request.headers.range, body.length) : 'whole';
    if (range === 'whole') {
      response.setHeader('Accept-Ranges', 'bytes');
    } else if (range === 'unsatisfiable') {
      response.statusCode = 416;
      response.removeHeader('ETag');
      response.setHeader('Content-Range', `bytes */${body.length}`);
      response.setHeader('Cache-Control', cacheControl.error);
      part = Buffer.alloc(0);
    } else {
      response.statusCode = 206;
      response.setHeader('Content-Range', `bytes ${range.first}-${range.last}/${body.length}`);
      part = body.subarray(range.first, range.last + 1);
    }
  }
  response.setHeader('Content-Length', part.length);
  response.end(request.method === 'HEAD' ? undefined : part);
}
