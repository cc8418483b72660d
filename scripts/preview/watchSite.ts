import {statSync} from 'node:fs';
import {readSite, type SiteOnDisk} from '../../src/plugins/hosting/readSite';

/** Minimum time between two reads of the folder while requests for unknown files arrive. */
const rereadDelayMs = 500;

/**
 * The site as on disk now: reloaded when the folder was replaced or a file is missing.
 *
 * @throws when the folder does not exist
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
