import {checkHost} from '../host/checkHost';
import type {LiveOptions} from '../publishOptions';
import {Refused} from '../Refused';
import {markLive, retainFiles} from '../releases/retainFiles';
import {currentRelease, releaseFolder, type Store} from '../releases/store';
import {prepareReturn, switchTo} from '../releases/switchTo';
import {Stopped, throwIfStopped, untilStopped} from '../stopping';
import {configure} from './configure';
import {isKnownToNginx, listenOf} from './siteConf';

/** What the host at the address that was given answers wrongly; nothing without an address. */
async function check(store: Store, id: string, options: LiveOptions): Promise<string[]> {
  const {onStep = () => undefined} = options;
  if (!options.check) {
    return [];
  }
  onStep('check');
  return untilStopped(options.stop, checkHost(options.check, releaseFolder(store, id)));
}

/**
 * Goes back to the release that was live before a switch, where there is one.
 *
 * @returns what is live now, in words
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

/** What to say of a check that did not come to its end, and of what is live after it. */
function unchecked(error: Error, outcome: string, {stop}: LiveOptions): Error {
  return error === stop?.reason ? new Stopped(`${error.message} ${outcome}.`) : error;
}

/** What cannot be mended by going back. */
function throwUnanswered(id: string, {check: at}: LiveOptions, faults: readonly string[]): void {
  if (faults.length > 0) {
    throw new Refused(`${id} is live but does not answer as it should at ${at}.`, faults);
  }
}

/**
 * Makes a release live. When that fails or is stopped, the release of before is live, if there was
 * one.
 *
 * @param note writes notes of the store; one that passes over what fails lets the release go live
 *   without them
 * @throws Refused when it does not answer as it should; Stopped; any error of the disk or of the reload
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
  // A rollback is to take a moment: nginx knows the earlier releases already.
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
 * Sees to it that the live release answers as it should: what is kept of it, what nginx knows and
 * what the host answers may be amiss.
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
