import {existsSync, readFileSync} from 'node:fs';
import {nginxServer} from '../../src/plugins/hosting/nginxServer';
import {noInlineHashes} from '../../src/plugins/hosting/policy';
import {allRedirects, readSite} from '../../src/plugins/hosting/readSite';
import {sha256} from './manifest';
import {listReleases, releaseFolder, replaceFile, type Store} from './store';

export interface SiteConfOptions {
  readonly listen: string;
  readonly hasBrotli: boolean;
}

/**
 * Writes the nginx configuration for all releases of the store: a switch or a rollback needs no new
 * one.
 *
 * @returns whether nginx has to read it: it changed, or an interrupted publish left it unread
 */
export function writeSiteConf(store: Store, {listen, hasBrotli}: SiteConfOptions): boolean {
  const releases = new Map(
    listReleases(store).map((id) => [id, readSite(releaseFolder(store, id)).hashes]),
  );
  const text = nginxServer({
    listen,
    root: store.current,
    retained: store.retained,
    hashes: [...releases.values()].at(-1) ?? noInlineHashes,
    releases,
    redirects: allRedirects(),
    hasBrotli,
  });
  if (readIfThere(store.siteConf) !== text) {
    replaceFile(store.siteConf, text);
  }
  return readIfThere(store.siteConfRead) !== sha256(text);
}

/** Notes that nginx has read the configuration as it is now. */
export function noteConfRead(store: Store): void {
  replaceFile(store.siteConfRead, sha256(readFileSync(store.siteConf)));
}

function readIfThere(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
