import {resolve} from 'node:path';
import {UsageError} from '../../command/UsageError';

/**
 * A folder that nginx is to serve.
 *
 * @param option the option that names it, such as `--to`
 * @param folder what it says
 * @returns it as an absolute path: nginx would look for it from a folder of its own
 * @throws with a sentence when nginx would read a part of the path as a variable
 */
export function servedFolder(option: string, folder: string): string {
  const path = resolve(folder);
  if (path.includes('$')) {
    throw new UsageError(
      `${option} ${folder}: nginx reads $ as the start of a variable name. Give a folder without $, such as ${option} /srv/help`,
    );
  }
  return path;
}
