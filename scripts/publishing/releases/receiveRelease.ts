import {spawnSync} from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
} from 'node:fs';
import {dirname, join} from 'node:path';
import {contentTimeSeconds, manifestName} from '../../../src/plugins/hosting/sealing/writeManifest';
import {sha256} from '../../../src/plugins/sha256';
import {manifestFaults, readManifest} from './manifest';
import {releaseTime} from './releaseTime';
import type {Store} from './store';

const incomingPrefix = '.incoming-';

/**
 * Name of a new release: when it came, and the first digits of what it holds. Names sort by age, and
 * a clock that went back does not change that.
 *
 * @param newest the newest release there is
 */
export function releaseId(build: string, at: Date, newest: string | undefined): string {
  const timeMs = Math.max(at.getTime(), newest ? releaseTime(newest) + 1 : 0);
  const time = new Date(timeMs).toISOString().replace(/[-:.]/g, '');
  return `${time}-${sha256(readFileSync(join(build, manifestName))).slice(0, 8)}`;
}

/** Removes what an interrupted publish left behind. To be called under the lock. */
export function removeLeftovers({releases}: Store): void {
  for (const name of readdirSync(releases).filter((entry) => entry.startsWith('.'))) {
    rmSync(join(releases, name), {recursive: true, force: true});
  }
}

/**
 * Copies one file. Its time is made from its hash and not taken over: what carries a build from one
 * machine to another may lose the times, and two contents of one size and time have one ETag. nginx
 * runs as another user, so everybody may read the copy.
 */
function copyFile(from: string, to: string, hash: string): void {
  mkdirSync(dirname(to), {recursive: true});
  copyFileSync(from, to);
  chmodSync(to, 0o644);
  const seconds = contentTimeSeconds(Buffer.from(hash, 'hex'));
  utimesSync(to, seconds, seconds);
}

/**
 * Copies a sealed build into the store, checks the copy against its hashes, and brings it to the
 * disk before it gets its name: a folder with a name is whole, even after a power cut.
 *
 * @throws when the copy differs or cannot be written; the store is then as it was
 */
export function receiveRelease(store: Store, build: string, id: string): void {
  const incoming = join(store.releases, incomingPrefix + id);
  try {
    const ownHash = sha256(readFileSync(join(build, manifestName)));
    for (const [file, hash] of [...readManifest(build), [manifestName, ownHash] as const]) {
      copyFile(join(build, file), join(incoming, file), hash);
    }
    const faults = manifestFaults(incoming);
    if (faults.length > 0) {
      throw new Error(
        `The copy of ${build} is incomplete; the live site is unchanged. Publish again; if it happens twice, have the disk of ${store.base} checked:\n${faults.join('\n')}`,
      );
    }
    const {status} = spawnSync('sync', ['--file-system', incoming]);
    if (status !== 0) {
      throw new Error(
        `${incoming} could not be flushed to the disk; the live site is unchanged. Publish again; if it happens twice, have the disk checked.`,
      );
    }
    renameSync(incoming, join(store.releases, id));
  } catch (error) {
    rmSync(incoming, {recursive: true, force: true});
    throw error;
  }
}
