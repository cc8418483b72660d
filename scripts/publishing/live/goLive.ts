import {checkHost} from '../host/checkHost';
import type {LiveOptions} from '../publishOptions';
import {Refused} from '../Refused';
import {markLive, retainFiles} from '../releases/retainFiles';
import {currentRelease, releaseFolder, type Store} from '../releases/store';
import {prepareReturn, switchTo} from '../releases/switchTo';
import {Stopped, throwIfStopped, untilStopped} from '../stopping';
import {configure} from './configure';
import {isKnownToNginx, listenOf} from './siteConf';

/** Faults in the responses of the host; none without an address to check. */
async function check(store: Store, id: string, options: LiveOptions): Promise<string[]> {
  const {onStep = () => undefined} = options;
  if (!options.check) {
    return [];
  }
  onStep('check');
  return untilStopped(options.stop, checkHost(options.check, releaseFolder(store, id)));
}

/**
 * Restores the release that was live before the switch, if any.
 *
 * @returns a sentence that says what is live now
 */
function goBack(store: Store, id: string, before: string | undefined): string {
  if (before === id) {
    return `${id} is live, as before`;
  }
  if (before === undefined) {
    return `${id} is live, unchecked: it is the first one, so there is none to go back to`;
  }
  try {
    switchTo(store, before);
    return `${before} is live again`;
  } catch (error) {
    return `${id} stays live, because ${before} can no longer be used (${(error as Error).message})`;
  }
}

/** The error for an interrupted check, with what is live after it. */
function unchecked(error: Error, outcome: string, {stop}: LiveOptions): Error {
  return error === stop?.reason ? new Stopped(`${error.message} ${outcome}.`) : error;
}

/** Reports faults that a rollback cannot fix. */
function throwUnanswered(id: string, {check: at}: LiveOptions, faults: readonly string[]): void {
  if (faults.length > 0) {
    throw new Refused(`${id} is live but does not answer as it should at ${at}.`, faults);
  }
}

/**
 * Makes a release live. On failure or interruption the previous release is live, if there was one.
 *
 * @param note wraps bookkeeping writes. Rollback passes one that ignores write errors (full disk).
 * @throws Refused when it does not respond as it should; Stopped; any error of the disk or the
 *   reload
 */
export async function goLive(
  store: Store,
  id: string,
  options: LiveOptions,
  note = (write: () => void) => write(),
): Promise<void> {
  const {onStep = () => undefined, now = () => new Date()} = options;
  const before = currentRelease(store);
  const listen = listenOf(store, options.listen);
  await throwIfStopped(options);
  onStep('retain');
  retainFiles(store, id);
  note(() => markLive(store, before ? [before, id] : [id], now()));
  // Keeps rollbacks fast: nginx already knows the earlier releases.
  if (!isKnownToNginx(store, id, listen, options.hasBrotli)) {
    await throwIfStopped(options);
    await configure(store, options);
  }
  if (before && before !== id) {
    note(() => prepareReturn(store, before));
  }
  await throwIfStopped(options);
  onStep('switch');
  switchTo(store, id);
  const faults = await check(store, id, options).catch((error: Error) => {
    throw unchecked(error, goBack(store, id, before), options);
  });
  if (faults.length > 0 && before && before !== id) {
    throw new Refused(
      `${id} did not answer as it should at ${options.check}; ${goBack(store, id, before)}.`,
      faults,
    );
  }
  throwUnanswered(id, options, faults);
}

/**
 * Repairs and verifies the live release: retained files, nginx configuration or responses may be
 * wrong.
 *
 * @throws as `goLive`
 */
export async function confirmLive(store: Store, id: string, options: LiveOptions): Promise<void> {
  retainFiles(store, id);
  await configure(store, options);
  const faults = await check(store, id, options).catch((error: Error) => {
    throw unchecked(error, goBack(store, id, id), options);
  });
  throwUnanswered(id, options, faults);
}
