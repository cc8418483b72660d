import {setImmediate as turn} from 'node:timers/promises';
import {interruption, interrupts} from '../command/interruption';
import {launchers} from '../command/launchers';
import type {LiveOptions} from './publishOptions';
import {Refused} from './Refused';

/** All was stopped by whoever began it; the message says what is live. */
export class Stopped extends Error {
  override readonly name = 'Stopped';
}

/**
 * Lets a command that changes what is live be stopped by Ctrl + C, `kill` and a closed terminal, and
 * say what is live then. They end it no sooner when they come again: a terminal and npm send one each.
 *
 * @returns aborted when one of them comes, with an error that names it
 */
export function stopSignal(): AbortSignal {
  for (const signal of interrupts) {
    process.on(signal, () => undefined);
  }
  return interruption();
}

/**
 * Whether npm still waits for this command. One who ends npm alone means to end all, and nothing of it
 * reaches this process.
 *
 * @returns to be asked later whether npm, or the shell it runs this in, has ended since
 */
export function watchNpm(): () => boolean {
  const atFirst = String(launchers());
  return () => String(launchers()) !== atFirst;
}

const unchanged = 'Nothing was switched: the live site is unchanged.';

/**
 * Stops here if that was asked for, also while there was nothing to wait for, as during a copy: Node
 * hears of it when it is idle.
 *
 * @throws Stopped; to be called as long as nothing was switched
 */
export async function throwIfStopped({
  stop,
  isOrphaned,
}: Pick<LiveOptions, 'stop' | 'isOrphaned'>): Promise<void> {
  // The first may come while signals are no longer looked for in this round.
  await turn();
  await turn();
  if (stop?.aborted) {
    throw new Stopped(`${(stop.reason as Error).message} ${unchanged}`);
  }
  if (isOrphaned?.()) {
    throw new Stopped(`npm, which started this, has ended. ${unchanged}`);
  }
}

/**
 * What comes of a task, unless all is stopped before. The task is not waited for then.
 *
 * @throws what the task throws, or the reason why all is stopped
 */
export async function untilStopped<Result>(
  stop: AbortSignal | undefined,
  task: Promise<Result>,
): Promise<Result> {
  if (!stop) {
    return task;
  }
  const over = new AbortController();
  const stopped = new Promise<never>((_, fail) => {
    const tell = () => fail(stop.reason);
    stop.addEventListener('abort', tell, {signal: over.signal});
    if (stop.aborted) {
      tell();
    }
  });
  try {
    return await Promise.race([task, stopped]);
  } finally {
    over.abort();
  }
}

/**
 * What to say of an error: a signal that reaches this process reaches the programs that it runs too,
 * and what they make of it is not the cause.
 *
 * @param isUnchanged whether what is live is what was live before
 */
export async function unlessStopped(
  error: Error,
  isUnchanged: boolean,
  stop: AbortSignal | undefined,
): Promise<Error> {
  if (!isUnchanged || error instanceof Stopped || error instanceof Refused) {
    return error;
  }
  return throwIfStopped({stop}).then(
    () => error,
    (stopped: Error) => stopped,
  );
}
