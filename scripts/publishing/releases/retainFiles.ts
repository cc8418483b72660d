import {existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {isNamedByContent} from '../../../src/plugins/hosting/answers/fileKind';
import {listFiles} from '../../../src/plugins/listFiles';
import {hasManifest, readManifest} from './manifest';
import {releaseTime} from './releaseTime';
import {readState, writeState} from './state';
import {listReleases, releaseFolder, type Store} from './store';

const withoutCompression = (file: string) => file.replace(/\.(br|gz)$/, '');

/** The files of a release that outlive it; if its file list is lost, those still on disk. */
export function retainedFiles(store: Store, id: string): string[] {
  const folder = releaseFolder(store, id);
  const files = hasManifest(folder) ? [...readManifest(folder).keys()] : listFiles(folder);
  return files.filter(isNamedByContent);
}

/**
 * The retained files that the common folder lacks or has with different content.
 *
 * @throws when a file's content does not match the hash in its name
 */
function filesToLink(store: Store, id: string): string[] {
  const listed = readManifest(releaseFolder(store, id));
  const others = listReleases(store)
    .filter((other) => other !== id)
    .map((other) => releaseFolder(store, other))
    .filter(hasManifest);
  return retainedFiles(store, id).filter((file) => {
    const kept = join(store.retained, file);
    if (!existsSync(kept)) {
      return true;
    }
    if (readFileSync(join(releaseFolder(store, id), file)).equals(readFileSync(kept))) {
      return false;
    }
    const plain = withoutCompression(file);
    // Another compressor version produces different bytes for the same content.
    const isCompression = plain !== file && listed.has(plain);
    // The earlier release lists the same hash, so only its copy on disk is damaged.
    const isDamaged = others.some((other) => readManifest(other).get(file) === listed.get(file));
    if (!isCompression && !isDamaged) {
      throw new Error(
        `${file} has the same name as a file of an earlier release, but other content. Browsers keep the earlier one for a year: the name must change with the content.`,
      );
    }
    return true;
  });
}

/**
 * Hard-links the hashed files of a release into the common folder.
 *
 * @throws when a file of the same name has different content although its name contains a hash
 */
export function retainFiles(store: Store, id: string): void {
  for (const file of filesToLink(store, id)) {
    const from = join(releaseFolder(store, id), file);
    const to = join(store.retained, file);
    mkdirSync(dirname(to), {recursive: true});
    rmSync(`${to}.next`, {force: true});
    linkSync(from, `${to}.next`);
    renameSync(`${to}.next`, to);
  }
}

/** The given time, or that of the newest release when a wrong clock puts that in the future. */
export function noEarlierThanReleases(store: Store, at: Date): string {
  const newest = listReleases(store).at(-1);
  const timeMs = Math.max(at.getTime(), newest ? releaseTime(newest) : 0);
  return new Date(timeMs).toISOString();
}

/**
 * Records that the hashed files of these releases are live now. A recorded time is never moved
 * back: a wrong clock during one publish must not shorten the retention promised to open tabs.
 */
export function markLive(store: Store, ids: readonly string[], at: Date): void {
  const state = readState(store);
  const now = noEarlierThanReleases(store, at);
  const lastLive = Object.fromEntries(
    ids
      .flatMap((id) => retainedFiles(store, id))
      .map((file) => {
        const noted = state.lastLive[file] ?? now;
        const isLater = Date.parse(noted) > Date.parse(now);
        return [file, isLater ? noted : now];
      }),
  );
  writeState(store, {...state, lastLive: {...state.lastLive, ...lastLive}});
}
