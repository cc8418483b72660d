import {existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {isNamedByContent} from '../../../src/plugins/hosting/answers/fileKind';
import {listFiles} from '../../../src/plugins/listFiles';
import {hasManifest, readManifest} from './manifest';
import {releaseTime} from './releaseTime';
import {readState, writeState} from './state';
import {listReleases, releaseFolder, type Store} from './store';

const withoutCompression = (file: string) => file.replace(/\.(br|gz)$/, '');

/** The files of a release that outlive it; of a damaged one without its list, those it still has. */
export function retainedFiles(store: Store, id: string): string[] {
  const folder = releaseFolder(store, id);
  const files = hasManifest(folder) ? [...readManifest(folder).keys()] : listFiles(folder);
  return files.filter(isNamedByContent);
}

/**
 * The retained files that the common folder lacks, or has with other bytes.
 *
 * @throws when one of them is named after a content that it does not have
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
    // Another version of a compressor makes other bytes of the same content.
    const isCompression = plain !== file && listed.has(plain);
    // What an earlier release says of it agrees with the new one: only its bytes on the disk do not.
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
 * Puts the hashed files of a release into the common folder, as further links to the same bytes.
 *
 * @throws when a file of the same name holds other bytes although its name promises the same
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

/** The time, or that of the newest release when a clock gone wrong says that it is yet to come. */
export function noEarlierThanReleases(store: Store, at: Date): string {
  const newest = listReleases(store).at(-1);
  const timeMs = Math.max(at.getTime(), newest ? releaseTime(newest) : 0);
  return new Date(timeMs).toISOString();
}

/**
 * Notes that the hashed files of these releases are part of the live site now. A time that is noted
 * already is never put back: a wrong clock during one publish must not shorten what tabs were
 * promised.
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
