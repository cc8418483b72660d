import {createHash} from 'node:crypto';
import {readFileSync, utimesSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {listFiles} from '../../listFiles';

/** Name of the list of hashes, in the format of `sha256sum`, so that any host can check it. */
export const manifestName = 'SHA256SUMS';

/**
 * A time made from the content instead of the clock: nginx makes its ETag from size and time, and
 * so the same file has the same ETag on every host and in every release, and another file another.
 *
 * @param digest SHA-256 of the content
 */
export function contentTimeSeconds(digest: Buffer): number {
  const start = Date.UTC(2001, 0, 1) / 1000;
  return start + (digest.readUInt32BE(0) >>> 3);
}

/** Lists the hashes of all files of a folder, and gives each file the time made from its content. */
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
