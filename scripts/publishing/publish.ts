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

/** What a publish does with a build that is fit, once it is the only one. */
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
  // Until it is live a rollback passes it over, even when this process is killed.
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
 * Brings a sealed build live: verifies it, copies it into the store, keeps its hashed files
 * reachable, lets nginx know its policy, then replaces the link in one step. Whatever fails or is
 * killed on the way, the live site is the old one or the new one, whole.
 *
 * @returns the name of the release; the live one when it is whole and holds the same files already
 * @throws Busy when another publish is under way; Refused when the build is not fit or does not
 *   answer; Stopped; any error of the disk, with the live site as it was, or what is live in its words
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
  // Not before: what is refused leaves no empty store.
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
