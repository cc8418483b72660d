import {chmodSync, mkdtempSync, statfsSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

const memory = '/dev/shm';
const neededBytes = 256e6;

/** A container has little of it, and other systems have none. */
function hasMemory(): boolean {
  try {
    const {bavail, bsize} = statfsSync(memory);
    return bavail * bsize >= neededBytes;
  } catch {
    return false;
  }
}

/**
 * Makes an empty folder that nginx, which runs as another user, may read; in memory where there is
 * room: a publish waits until all that anybody has written is on the disk.
 *
 * @param name begins that of the folder
 */
export function makeSandbox(name: string): string {
  const folder = mkdtempSync(join(hasMemory() ? memory : tmpdir(), `${name}-`));
  chmodSync(folder, 0o755);
  return folder;
}
