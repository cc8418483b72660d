import type {Stream} from 'node:stream';
import {NoLock, withLock} from '../publishing/releases/withLock';

/**
 * Runs a task while no other build or publish works in the same checkout, where each would remove
 * what the other has half built. Where nothing can be locked, as on a system without `flock`, the
 * task runs all the same: people who write there build one at a time.
 *
 * @param siteDir the checkout
 * @param task is handed what holds the checkout: a program that is given it too holds it as well
 * @throws Busy when another one is under way
 */
export async function withCheckout<Result>(
  siteDir: string,
  task: (lock?: Stream) => Promise<Result>,
): Promise<Result> {
  const busy = `Another build or publish is under way in ${siteDir}. Wait for it to finish.`;
  let isHeld = false;
  try {
    return await withLock(
      siteDir,
      (lock) => {
        isHeld = true;
        return task(lock);
      },
      busy,
    );
  } catch (error) {
    if (error instanceof NoLock && !isHeld) {
      return task();
    }
    throw error;
  }
}
