import {statSync} from 'node:fs';
import {readSite, type SiteOnDisk} from '../../src/plugins/hosting/readSite';

/** Pause between two readings of the folder while requests for unknown files come in. */
const rereadDelayMs = 500;

/**
 * The site as it is on disk now: read again when the folder was swapped, or when the reader of it
 * misses a file.
 *
 * @throws when there is no such folder
 */
export function watchSite(directory: string) {
  let site: SiteOnDisk | undefined;
  let stamp = '';
  let readAtMs = 0;
  const stampNow = () => {
    const {dev, ino, mtimeMs} = statSync(directory);
    return `${dev}:${ino}:${mtimeMs}`;
  };
  return {
    read(isStale = false): SiteOnDisk {
      const now = stampNow();
      const isOld = isStale && Date.now() - readAtMs > rereadDelayMs;
      if (!site || now !== stamp || isOld) {
        site = readSite(directory);
        stamp = now;
        readAtMs = Date.now();
      }
      return site;
    },
  };
}
