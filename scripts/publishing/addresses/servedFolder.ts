import {resolve} from 'node:path';
import {UsageError} from '../../command/UsageError';

/**
 * A folder that nginx will serve.
 *
 * @param option the option that names it, such as `--to`, for the error
 * @param folder value of the option
 * @returns an absolute path: nginx resolves relative ones from its own folder
 * @throws with a sentence when nginx would expand part of the path as a variable
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
