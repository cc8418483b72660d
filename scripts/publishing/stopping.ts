import {setImmediate as turn} from 'node:timers/promises';
import {interruption, interrupts} from '../command/interruption';
import {launchers} from '../command/launchers';
import type {LiveOptions} from './publishOptions';
import {Refused} from './Refused';

/** The operator stopped the command; the message says what is live. */
export class Stopped extends Error {
  override readonly name = 'Stopped';
}

/**
 * Handles Ctrl + C, `kill` and a closed terminal for commands that change what is live, so that
 * they can say what is live afterwards. Repeated signals have no further effect: a terminal and npm
 * send one each.
 *
 * @returns aborted on the first signal, with an error that names it
 */
export function stopSignal(): AbortSignal {
  for (const signal of interrupts) {
    process.on(signal, () => undefined);
  }
  return interruption();
}

/**
 * Detects that npm has died. Signals sent only to npm are not forwarded. Detect its death by
 * comparing ancestor PIDs.
 *
 * @returns whether npm, or the shell it uses, has ended since
 */
export function watchNpm(): () => boolean {
  const atFirst = String(launchers());
  return () => String(launchers()) !== atFirst;
}

const unchanged = 'Nothing was switched: the live site is unchanged.';

/**
 * Throws if a stop was requested. Yields to the event loop first: Node delivers signals only when
 * idle, so one sent during a synchronous copy would be missed.
 *
 * @throws Stopped; call it only while nothing was switched
 */
export async function throwIfStopped({
  stop,
  isOrphaned,
}: Pick<LiveOptions, 'stop' | 'isOrphaned'>): Promise<void> {
  // Signals are polled once per turn, and the first turn may already be past that.
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
 * Waits for a task, or until the command is stopped; the task is then abandoned.
 *
 * @throws what the task throws, or the reason of the stop
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
 * The error to report: a signal to this process also reaches its child processes, whose failure is
 * then not the cause.
 *
 * @param isUnchanged whether the live release is the same as before
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
