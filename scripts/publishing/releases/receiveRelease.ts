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
 * The name of a new release: its time and the first digits of its hash. Names sort by age even if
 * the clock went back.
 *
 * @param newest the newest existing release
 */
export function releaseId(build: string, at: Date, newest: string | undefined): string {
  const timeMs = Math.max(at.getTime(), newest ? releaseTime(newest) + 1 : 0);
  const time = new Date(timeMs).toISOString().replace(/[-:.]/g, '');
  return `${time}-${sha256(readFileSync(join(build, manifestName))).slice(0, 8)}`;
}

/** Deletes what an interrupted publish left behind. Call it under the lock. */
export function removeLeftovers({releases}: Store): void {
  for (const name of readdirSync(releases).filter((entry) => entry.startsWith('.'))) {
    rmSync(join(releases, name), {recursive: true, force: true});
  }
}

/**
 * Copies one file. Its mtime is derived from its hash: copying a build between machines may lose
 * mtimes, and nginx gives two contents of the same size and mtime one ETag. The copy is
 * world-readable because nginx runs as another user.
 */
function copyFile(from: string, to: string, hash: string): void {
  mkdirSync(dirname(to), {recursive: true});
  copyFileSync(from, to);
  chmodSync(to, 0o644);
  const seconds = contentTimeSeconds(Buffer.from(hash, 'hex'));
  utimesSync(to, seconds, seconds);
}

/**
 * Copies a sealed build into the store, checks the copy against its hashes, and flushes it to disk
 * before renaming it: a folder with its final name is complete, even after a power cut.
 *
 * @throws when the copy differs or cannot be written; the store is then unchanged
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
