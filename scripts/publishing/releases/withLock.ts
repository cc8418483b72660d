import {spawn} from 'node:child_process';
import {once} from 'node:events';
import type {Writable} from 'node:stream';

/** Exit code of `flock` when another process has the lock. */
const busyCode = 75;

/** A process that was just killed may need a moment to let go. */
const waitSeconds = 1;

/** Another publish or rollback is under way, or came first. */
export class Busy extends Error {
  override readonly name = 'Busy';
}

/** There is no lock to be had here at all. */
export class NoLock extends Error {
  override readonly name = 'NoLock';
}

/**
 * Runs a task while no other process runs one under the same lock. The kernel holds the lock for a
 * child that lives as long as this process does: whatever ends this one, even `kill -9`, frees it. A
 * program that is handed the stream holds it too, until both have ended.
 *
 * @param file the file or the folder that stands for the lock; a file may stay behind
 * @param busy what to say when another process has the lock
 * @throws Busy when another process has the lock; NoLock when nothing can be locked; an error when the
 *   lock was lost before the task had ended, since another may run now
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
    // Apart from our group: an interrupt must not free the lock before the task has ended.
    {stdio: ['pipe', 'pipe', 'inherit'], detached: true},
  );
  // Not `once` of events, which fails with an error of its own before the one that says what to do.
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
