import {accessSync, constants, existsSync, statSync} from 'node:fs';
import {dirname, join, relative} from 'node:path';

/** Why a file cannot be written, or a folder changed; nothing when it can. */
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
 * To be asked before the first of several files is written, so that none is without the others.
 *
 * @param files from the root of the site, there or not; of a file that goes, its folder
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
