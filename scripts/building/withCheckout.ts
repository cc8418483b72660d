import type {Stream} from 'node:stream';
import {NoLock, withLock} from '../publishing/releases/withLock';

/**
 * Runs a task under the lock of the checkout: concurrent builds would delete each other's unfinished
 * output. Without `flock`, as on macOS and Windows, the task runs unlocked: writers there build one
 * at a time.
 *
 * @param siteDir the checkout
 * @param task receives the lock; a child process that inherits the stream holds the lock too
 * @throws Busy when another build or publish is running
 */
export async function withCheckout<Result>(
  siteDir: string,
  task: (lock: Stream | undefined) => Promise<Result>,
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
      return task(undefined);
    }
    throw error;
  }
}
