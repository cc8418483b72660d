import {rmSync} from 'node:fs';
import {checkHost} from './checkHost';
import {configure} from './configure';
import {isSameBuild} from './manifest';
import type {PublishOptions} from './publishOptions';
import {receiveRelease, releaseId, removeLeftovers} from './receiveRelease';
import {forgetFiles, markLive, retainFiles} from './retainFiles';
import {isKnownToNginx, listenOf} from './siteConf';
import {
  currentRelease,
  listReleases,
  readState,
  releaseFolder,
  type Store,
  switchTo,
  writeState,
} from './store';
import {verifyBuild} from './verifyBuild';
import {withLock} from './withLock';

export type {PublishOptions};

/** What the publish refuses, with one sentence a fault. */
export class Refused extends Error {
  override readonly name = 'Refused';

  constructor(title: string, faults: readonly string[]) {
    super(`${title}\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
  }
}

/** Notes whether rollbacks pass a release over; forgets releases that are gone. */
function setWithdrawn(store: Store, id: string, isWithdrawn: boolean): void {
  const state = readState(store);
  const known = new Set([...listReleases(store), id]);
  const others = state.withdrawn.filter((name) => name !== id && known.has(name));
  writeState(store, {...state, withdrawn: isWithdrawn ? [...others, id] : others});
}

/** The oldest go first, but never the one that a rollback would lead to, however old it is. */
function removeOldReleases(store: Store, keep: number): void {
  const all = listReleases(store);
  const staying = [currentRelease(store), previousRelease(store)];
  const others = all.filter((id) => !staying.includes(id));
  for (const id of others.slice(0, Math.max(0, all.length - keep))) {
    rmSync(releaseFolder(store, id), {recursive: true, force: true});
  }
}

/** What the host at the address that was given answers wrongly; nothing without an address. */
async function check(store: Store, id: string, options: PublishOptions): Promise<string[]> {
  const {onStep = () => undefined} = options;
  if (!options.check) {
    return [];
  }
  onStep('check');
  return checkHost(options.check, releaseFolder(store, id));
}

/** What cannot be mended by going back. */
function throwUnanswered(id: string, {check: at}: PublishOptions, faults: readonly string[]): void {
  if (faults.length > 0) {
    throw new Refused(`${id} is live but does not answer as it should at ${at}.`, faults);
  }
}

/**
 * Makes a release live. When that fails, the release of before is live with all its files: those
 * that are not named by their content may have been replaced meanwhile.
 */
async function goLive(store: Store, id: string, options: PublishOptions): Promise<void> {
  const before = currentRelease(store);
  try {
    await takeSteps(store, id, options);
  } catch (error) {
    if (before && currentRelease(store) === before) {
      retainFiles(store, before);
    }
    throw error;
  }
}

async function takeSteps(store: Store, id: string, options: PublishOptions): Promise<void> {
  const {onStep = () => undefined, now = () => new Date()} = options;
  const before = currentRelease(store);
  onStep('retain');
  retainFiles(store, id);
  markLive(store, before ? [before, id] : [id], now());
  // A rollback is to take a moment: nginx knows the earlier releases already.
  if (!isKnownToNginx(store, id, listenOf(store, options.listen))) {
    await configure(store, options);
  }
  onStep('switch');
  switchTo(store, id);
  const faults = await check(store, id, options);
  if (faults.length > 0 && before && before !== id) {
    switchTo(store, before);
    throw new Refused(
      `${id} did not answer as it should at ${options.check}; ${before} is live again.`,
      faults,
    );
  }
  throwUnanswered(id, options, faults);
}

/** The live release is the build already: what nginx knows and answers may still be amiss. */
async function confirmLive(store: Store, id: string, options: PublishOptions): Promise<void> {
  retainFiles(store, id);
  await configure(store, options);
  throwUnanswered(id, options, await check(store, id, options));
  setWithdrawn(store, id, false);
}

/**
 * Brings a sealed build live: verifies it, copies it into the store, keeps its hashed files
 * reachable, lets nginx know its policy, then replaces the link in one step. Whatever fails or is
 * killed on the way, the live site is the old one or the new one, whole.
 *
 * @returns the name of the release; the live one when it holds the same files already
 * @throws Busy when another publish is under way; Refused when the build is not fit or does not
 *   answer; any error of the disk, with the live site as it was
 */
export function publish(store: Store, build: string, options: PublishOptions): Promise<string> {
  const {onStep = () => undefined, now = () => new Date(), keep} = options;
  return withLock(store.lock, async () => {
    onStep('verify');
    const faults = verifyBuild(build);
    if (faults.length > 0) {
      throw new Refused(
        'The build is not fit to be published; the live site is unchanged.',
        faults,
      );
    }
    onStep('receive');
    removeLeftovers(store);
    const live = currentRelease(store);
    if (live && isSameBuild(build, releaseFolder(store, live))) {
      await confirmLive(store, live, options);
      return live;
    }
    const id = releaseId(build, now(), listReleases(store).at(-1));
    // Until it is live a rollback passes it over, even when this process is killed.
    setWithdrawn(store, id, true);
    receiveRelease(store, build, id);
    try {
      await goLive(store, id, options);
    } catch (error) {
      if (currentRelease(store) !== id) {
        rmSync(releaseFolder(store, id), {recursive: true, force: true});
      }
      throw error;
    }
    setWithdrawn(store, id, false);
    onStep('tidy');
    removeOldReleases(store, keep);
    forgetFiles(store, now());
    return id;
  });
}

/**
 * The release a rollback leads to: the newest before the live one that was not withdrawn, or the
 * newest of all when none is live.
 */
export function previousRelease(store: Store): string | undefined {
  const current = currentRelease(store);
  const {withdrawn} = readState(store);
  return listReleases(store)
    .filter((id) => (current === undefined || id < current) && !withdrawn.includes(id))
    .at(-1);
}

/**
 * Makes an earlier release live again. The release left behind is passed over by later rollbacks,
 * unless it is named.
 *
 * @param to the release; the one before the live one when it is not given
 * @returns the name of the release that is live now
 * @throws Busy when a publish is under way; Error when there is no such release
 */
export function rollback(store: Store, options: PublishOptions, to?: string): Promise<string> {
  return withLock(store.lock, async () => {
    const from = currentRelease(store);
    const id = to ?? previousRelease(store);
    if (!id || !listReleases(store).includes(id)) {
      const known = listReleases(store).join(', ') || 'none';
      throw new Error(
        id
          ? `There is no release ${id}. The releases are: ${known}.`
          : `There is no earlier release to go back to. The releases are: ${known}.`,
      );
    }
    await goLive(store, id, options);
    setWithdrawn(store, id, false);
    if (from && from !== id) {
      setWithdrawn(store, from, true);
    }
    return id;
  });
}
