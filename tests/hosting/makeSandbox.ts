import {chmodSync, mkdtempSync, statfsSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

const memory = '/dev/shm';
const neededBytes = 256e6;

/** Containers have little of it, other systems none. */
function hasMemory(): boolean {
  try {
    const {bavail, bsize} = statfsSync(memory);
    return bavail * bsize >= neededBytes;
  } catch {
    return false;
  }
}

/**
 * Creates an empty folder readable by nginx's user; in memory where possible, since a publish waits
 * for all pending writes of the disk.
 *
 * @param name prefix of the folder's name
 */
export function makeSandbox(name: string): string {
  const folder = mkdtempSync(join(hasMemory() ? memory : tmpdir(), `${name}-`));
  chmodSync(folder, 0o755);
  return folder;
}
