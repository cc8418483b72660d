import {existsSync, lstatSync, readFileSync, rmSync} from 'node:fs';
import {builtRedirects} from '../../../src/plugins/hosting/addresses/builtRedirects';
import {ofRelease} from '../../../src/plugins/hosting/nginx/nginxReleases';
import {nginxServer} from '../../../src/plugins/hosting/nginx/nginxServer';
import type {ServedRelease} from '../../../src/plugins/hosting/nginx/ServedReleases';
import {statedPolicy} from '../../../src/plugins/hosting/policy/builtPolicy';
import {contentSecurityPolicy, noInlineHashes} from '../../../src/plugins/hosting/policy/policy';
import {sha256} from '../../../src/plugins/sha256';
import {replaceFile} from '../releases/replaceFile';
import {readState} from '../releases/state';
import {listReleases, releaseFolder, type Store} from '../releases/store';
import {listenLines} from './listenLines';

interface SiteConfOptions {
  readonly listen: string;
  readonly hasBrotli: boolean;
}

const defaultListen = '127.0.0.1:8080';

function readIfThere(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** The current nginx configuration; undefined before the first publish. */
export function readSiteConf({siteConf}: Store): string | undefined {
  return readIfThere(siteConf);
}

/** Whether a site was published here and nginx serves it, even if its folder is gone. */
export function isServed({current}: Store): boolean {
  return lstatSync(current, {throwIfNoEntry: false}) !== undefined;
}

/**
 * Where nginx listens: the given value, or the previous one from the notes of the store, or from
 * the configuration itself when the notes are lost.
 *
 * @throws with what to pass when a site is served and both are lost: listening elsewhere would take
 *   it down
 */
export function listenOf(store: Store, given: string | undefined): string {
  const written = /^ {4}listen (.+);$/m.exec(readSiteConf(store) ?? '')?.[1];
  const listen = given ?? readState(store).listen ?? written;
  if (listen === undefined && isServed(store)) {
    throw new Error(
      `${store.base} no longer records what nginx listens on, so nothing was changed. Give --listen again with its original value, such as --listen ${defaultListen}`,
    );
  }
  return listen ?? defaultListen;
}

/**
 * The releases that nginx can serve, oldest first, with their policies. A damaged one without a
 * policy is left out, so that it blocks no publish.
 */
export function servedReleases(store: Store): ReadonlyMap<string, ServedRelease> {
  return new Map(
    listReleases(store).flatMap((id) => {
      const folder = releaseFolder(store, id);
      const policy = statedPolicy(folder);
      return policy ? [[id, {policy, redirects: builtRedirects(folder)}] as const] : [];
    }),
  );
}

/**
 * Writes the nginx configuration for all releases of the store, so that a switch or a rollback
 * needs no new one.
 *
 * @returns whether nginx must reload: it changed, or an interrupted publish did not reload it
 */
export function writeSiteConf(store: Store, {listen, hasBrotli}: SiteConfOptions): boolean {
  const releases = servedReleases(store);
  const none = {policy: contentSecurityPolicy(noInlineHashes), redirects: new Map()};
  const text = nginxServer({
    listen: listenLines(listen),
    root: store.current,
    retained: store.retained,
    ...([...releases.values()].at(-1) ?? none),
    releases,
    hasBrotli,
  });
  if (readSiteConf(store) !== text) {
    replaceFile(store.siteConf, text);
  }
  return readIfThere(store.siteConfRead) !== sha256(text);
}

/**
 * Restores an earlier configuration, or removes the file when there was none. While a site is
 * served the new file is kept instead of none: nginx includes it and fails entirely without it.
 */
export function restoreSiteConf(store: Store, text: string | undefined): void {
  if (text !== undefined) {
    replaceFile(store.siteConf, text);
  } else if (!isServed(store)) {
    rmSync(store.siteConf, {force: true});
  }
}

/** Records that nginx has read the current configuration. */
export function noteConfRead(store: Store): void {
  replaceFile(store.siteConfRead, sha256(readFileSync(store.siteConf)));
}

/** Discards that record, so that the next publish reloads nginx in any case. */
export function forgetConfRead({siteConfRead}: Store): void {
  rmSync(siteConfRead, {force: true});
}

/**
 * Whether the configuration nginx has read includes this release, listens there and serves brotli
 * as specified, if it was. One with its policy but without its old addresses was written by an
 * earlier version of this script.
 */
export function isKnownToNginx(
  store: Store,
  id: string,
  listen: string,
  hasBrotli: boolean | undefined,
): boolean {
  const text = readSiteConf(store) ?? '';
  return (
    readIfThere(store.siteConfRead) === sha256(text) &&
    text.includes(`${ofRelease(id)}$`) &&
    text.includes(`    listen ${listen};\n`) &&
    (hasBrotli === undefined || text.includes('    brotli_static on;\n') === hasBrotli)
  );
}
