import {confirmLive, goLive} from './live/goLive';
import type {PublishOptions} from './publishOptions';
import {Refused} from './Refused';
import {damage} from './releases/damage';
import {diskError} from './releases/diskError';
import {forgetFiles} from './releases/forgetFiles';
import {isSameBuild} from './releases/manifest';
import {receiveRelease, releaseId, removeLeftovers} from './releases/receiveRelease';
import {removeRelease} from './releases/removeRelease';
import {noteStanding, prepareRollback, removeOldReleases} from './releases/rollbackOrder';
import {currentRelease, listReleases, makeStore, releaseFolder, type Store} from './releases/store';
import {withLock} from './releases/withLock';
import {throwIfStopped, unlessStopped} from './stopping';
import {verifyBuild} from './verifying/verifyBuild';

/** @throws Refused when a build is not fit to be published */
function verify(build: string, {onStep, siteUrl}: PublishOptions): void {
  onStep?.('verify');
  const faults = verifyBuild(build, siteUrl);
  if (faults.length > 0) {
    throw new Refused(
      'The build is not fit to be published; the live site is unchanged. Correct what is listed here, build again with npm run build, then publish again.',
      faults,
    );
  }
}

/** Publishes a verified build; runs under the lock. */
async function bringLive(store: Store, build: string, options: PublishOptions): Promise<string> {
  const {onStep = () => undefined, now = () => new Date(), keep} = options;
  await throwIfStopped(options);
  onStep('receive');
  removeLeftovers(store);
  const live = currentRelease(store);
  const isLiveDamaged = live !== undefined && damage(store, live).length > 0;
  if (live && !isLiveDamaged && isSameBuild(build, releaseFolder(store, live))) {
    await confirmLive(store, live, options);
    noteStanding(store, live, 'good');
    return live;
  }
  const id = releaseId(build, now(), listReleases(store).at(-1));
  // Until it is live rollbacks skip it, even if this process is killed.
  noteStanding(store, id, 'untried');
  receiveRelease(store, build, id);
  try {
    await goLive(store, id, options);
  } catch (error) {
    if (currentRelease(store) !== id) {
      removeRelease(store, id);
      prepareRollback(store);
    }
    throw error;
  }
  noteStanding(store, id, 'good');
  if (live && isLiveDamaged) {
    noteStanding(store, live, 'withdrawn');
  }
  onStep('tidy');
  removeOldReleases(store, keep);
  forgetFiles(store, now());
  prepareRollback(store);
  return id;
}

/**
 * Publishes a sealed build: verifies it, copies it into the store, keeps its hashed files
 * reachable, configures nginx for its policy, then replaces the link atomically. Whatever fails or
 * is killed, either the old site or the new one is live, complete.
 *
 * @returns the name of the release; the live one's when it is undamaged and has the same files
 * @throws Busy when another publish is running; Refused when the build is not fit or does not
 *   respond; Stopped; any error of the disk, worded to say whether the live site changed
 */
export async function publish(
  store: Store,
  build: string,
  options: PublishOptions,
): Promise<string> {
  let before = currentRelease(store);
  try {
    verify(build, options);
  } catch (error) {
    throw diskError(error as Error, store, before);
  }
  // Only now, so that a refused build leaves no empty store.
  makeStore(store);
  return withLock(store.lock, async () => {
    before = currentRelease(store);
    try {
      return await bringLive(store, build, options);
    } catch (error) {
      const isUnchanged = currentRelease(store) === before;
      throw diskError(
        await unlessStopped(error as Error, isUnchanged, options.stop),
        store,
        before,
      );
    }
  });
}
