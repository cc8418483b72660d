import {accessSync, constants, existsSync, statSync} from 'node:fs';
import {dirname, join, relative} from 'node:path';

/** Why a file cannot be written, or a folder changed; undefined when it can. */
function faultOf(siteDir: string, file: string): string | undefined {
  let path = join(siteDir, file);
  while (!existsSync(path)) {
    path = dirname(path);
  }
  const name = relative(siteDir, path);
  if (name !== file && !statSync(path).isDirectory()) {
    return `${name} is a file, but ${file} needs a folder there. Rename it.`;
  }
  try {
    accessSync(path, constants.W_OK);
    return undefined;
  } catch (error) {
    const [cause] = (error as Error).message.split(', ');
    return `${name} cannot be written (${cause}). Give yourself permission to change it.`;
  }
}

/**
 * Call it before writing the first of several files, so that either all are written or none.
 *
 * @param files from the root of the site, existing or not; for a deleted file, its folder
 * @throws with one sentence for each that cannot be written
 */
export function assertWritable(siteDir: string, files: readonly string[]): void {
  const faults = new Set(files.flatMap((file) => faultOf(siteDir, file) ?? []));
  if (faults.size > 0) {
    throw new Error(
      `${[...faults].join('\n')}\nNothing was changed. Fix this, then run the command again.`,
    );
  }
}
