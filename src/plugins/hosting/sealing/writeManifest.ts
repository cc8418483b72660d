import {createHash} from 'node:crypto';
import {readFileSync, utimesSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {listFiles} from '../../listFiles';

/** Name of the hash list, in the format of `sha256sum`, so that any host can verify it. */
export const manifestName = 'SHA256SUMS';

/**
 * A modification time derived from the content. nginx computes its ETag from size and time, so
 * equal files get the same ETag on every host and in every release, and different files a different
 * one.
 *
 * @param digest SHA-256 of the content
 */
export function contentTimeSeconds(digest: Buffer): number {
  const start = Date.UTC(2001, 0, 1) / 1000;
  return start + (digest.readUInt32BE(0) >>> 3);
}

/**
 * Writes the hashes of all files of a folder, and sets each file's modification time from its
 * content.
 */
export function writeManifest(directory: string): void {
  const files = listFiles(directory).filter((file) => file !== manifestName);
  const lines = files.map((file) => {
    const digest = createHash('sha256')
      .update(readFileSync(join(directory, file)))
      .digest();
    const seconds = contentTimeSeconds(digest);
    utimesSync(join(directory, file), seconds, seconds);
    return `${digest.toString('hex')}  ${file}\n`;
  });
  writeFileSync(join(directory, manifestName), lines.join(''));
}
