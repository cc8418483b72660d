import {createHash} from 'node:crypto';
import {readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {type Encoding, encodedSuffix} from '../../src/plugins/hosting/answers/negotiateEncoding';
import type {SiteOnDisk} from '../../src/plugins/hosting/readSite';

/** Content of a file as sent. */
export interface Representation {
  readonly body: Buffer;
  readonly encoding: Encoding;
  readonly etag: string;
  /** Its mtime, in milliseconds since 1970. */
  readonly modifiedSeconds: number;
}

/**
 * Reads files as sent: stored compressions where available, as nginx does, which compresses nothing
 * itself.
 *
 * @param directory folder of the build
 */
export function createReader(directory: string) {
  const kept = new Map<string, Representation>();
  return (file: string, wanted: Encoding, site: SiteOnDisk): Representation => {
    const encoding = site.has(file + encodedSuffix[wanted]) ? wanted : 'identity';
    const {mtimeMs, size, ino} = statSync(join(directory, file));
    const key = `${file} ${encoding} ${mtimeMs} ${size} ${ino}`;
    const known = kept.get(key);
    if (known) {
      return known;
    }
    const plain = readFileSync(join(directory, file));
    const sent = join(directory, file + encodedSuffix[encoding]);
    const body = readFileSync(sent);
    const modifiedSeconds = Math.floor(statSync(sent).mtimeMs / 1000);
    const digest = createHash('sha256').update(plain).digest('base64url').slice(0, 20);
    const etag = `"${digest}${encodedSuffix[encoding]}"`;
    const representation = {body, encoding, etag, modifiedSeconds};
    if (kept.size > 2000) {
      kept.clear();
    }
    kept.set(key, representation);
    return representation;
  };
}
