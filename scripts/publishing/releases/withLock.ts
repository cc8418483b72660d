import {spawn} from 'node:child_process';
import {once} from 'node:events';
import type {Writable} from 'node:stream';

/** Exit code of `flock` when another process holds the lock. */
const busyCode = 75;

/** A process that was just killed may take a moment to release it. */
const waitSeconds = 1;

/** Another publish or rollback is running, or came first. */
export class Busy extends Error {
  override readonly name = 'Busy';
}

/** Locking does not work here at all. */
export class NoLock extends Error {
  override readonly name = 'NoLock';
}

/**
 * Runs a task under a lock that excludes other processes. A child holds the kernel lock as long as
 * this process lives: however this one ends, even by `kill -9`, the lock is released. A program
 * that inherits the stream holds it too, until both have ended.
 *
 * @param file file or folder used as the lock; a file may be left behind
 * @param busy message when another process holds the lock
 * @throws Busy when another process holds the lock; NoLock when locking does not work; an error
 *   when the lock is lost during the task, since another process may run now
 */
export async function withLock<Result>(
  file: string,
  task: (lock: Writable) => Promise<Result>,
  busy = 'Another publish or rollback is under way here. Wait for it to finish.',
): Promise<Result> {
  const child = spawn(
    'flock',
    [
      '--timeout',
      String(waitSeconds),
      '--conflict-exit-code',
      String(busyCode),
      file,
      'sh',
      '-c',
      'echo held; exec cat',
    ],
    // In its own process group: Ctrl + C must not release the lock before the task has ended.
    {stdio: ['pipe', 'pipe', 'inherit'], detached: true},
  );
  // Not `once` of node:events: its rejection would come before the error that says what to do.
  const ended = new Promise<[number | null]>((resolve) => {
    child.once('exit', (code) => resolve([code]));
  });
  const failed = once(child, 'error').then(([error]: Error[]) => {
    throw new NoLock(`The lock needs flock, from the package util-linux: ${error?.message}`);
  });
  const first = await Promise.race([once(child.stdout, 'data').then(() => 'held'), ended, failed]);
  if (first !== 'held') {
    const [code] = first as [number | null];
    throw code === busyCode
      ? new Busy(busy)
      : new NoLock(`The lock ${file} cannot be taken (flock ended with ${code}).`);
  }
  const lost = ended.then(() => {
    throw new Error(
      `The lock ${file} was lost: its process was killed. Another publish or rollback may have run at the same time. Check what is live, then run this again.`,
    );
  });
  try {
    return await Promise.race([task(child.stdin), lost]);
  } finally {
    child.stdin.end();
    await ended;
  }
}
