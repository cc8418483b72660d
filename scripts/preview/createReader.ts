import {createHash} from 'node:crypto';
import {readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {brotliCompressSync, constants, gzipSync} from 'node:zlib';
import {isCompressible} from '../../src/plugins/hosting/answers/fileKind';
import {type Encoding, encodedSuffix} from '../../src/plugins/hosting/answers/negotiateEncoding';
import type {SiteOnDisk} from '../../src/plugins/hosting/readSite';

/** Bytes of a file as they are sent. */
export interface Representation {
  readonly body: Buffer;
  readonly encoding: Encoding;
  readonly etag: string;
}

function compress(body: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'gzip') {
    return gzipSync(body);
  }
  return brotliCompressSync(body, {params: {[constants.BROTLI_PARAM_QUALITY]: 5}});
}

/**
 * Reads files as they are sent: compressed once, and from stored compressions where there are some.
 *
 * @param directory folder of the build
 */
export function createReader(directory: string) {
  const kept = new Map<string, Representation>();
  return (file: string, wanted: Encoding, site: SiteOnDisk): Representation => {
    const encoding = isCompressible(file) ? wanted : 'identity';
    const {mtimeMs, size, ino} = statSync(join(directory, file));
    const key = `${file} ${encoding} ${mtimeMs} ${size} ${ino}`;
    const known = kept.get(key);
    if (known) {
      return known;
    }
    const plain = readFileSync(join(directory, file));
    const stored = file + encodedSuffix[encoding];
    let body: Buffer = plain;
    if (encoding !== 'identity') {
      body = site.has(stored) ? readFileSync(join(directory, stored)) : compress(plain, encoding);
    }
    const digest = createHash('sha256').update(plain).digest('base64url').slice(0, 20);
    const etag = `"${digest}${encodedSuffix[encoding]}"`;
    const representation = {body, encoding, etag};
    if (kept.size > 2000) {
      kept.clear();
    }
    kept.set(key, representation);
    return representation;
  };
}
