import {existsSync, realpathSync} from 'node:fs';
import {basename, dirname, join, relative, resolve, sep} from 'node:path';
import {typedIn} from '../command/typedIn';
import {UsageError} from '../command/UsageError';
import {wholeNumber} from '../command/wholeNumber';
import {readListen} from './addresses/readListen';
import {readOrigin} from './addresses/readOrigin';
import {servedFolder} from './addresses/servedFolder';
import type {LiveOptions} from './publishOptions';

/** Options shared by publish and rollback, for `parseArgs`. */
export const commandOptions = {
  to: {type: 'string', default: process.env.HELP_STORE},
  listen: {type: 'string'},
  brotli: {type: 'boolean'},
  reload: {type: 'string'},
  check: {type: 'string'},
} as const;

/** The real path of a folder that may not exist yet. */
const placeOf = (folder: string): string =>
  existsSync(folder) ? realpathSync(folder) : join(placeOf(dirname(folder)), basename(folder));

/**
 * The folder that the site is published to. Links are resolved: nginx is configured with this path,
 * and a link to it may be changed later.
 *
 * @param to value of `--to` or HELP_STORE
 * @throws with a sentence when neither is set, as there is no safe default, or when nginx could not
 *   serve the folder
 */
export function storeFolder(to: string | undefined): string {
  if (!to) {
    throw new UsageError(
      'No folder was given for the published site: add --to, such as --to /srv/help, or set HELP_STORE.',
    );
  }
  return servedFolder('--to', placeOf(resolve(typedIn(), to)));
}

/** Whether a folder is inside another one, or the same. */
const isWithin = (folder: string, other: string) => relative(other, folder).split(sep)[0] !== '..';

/**
 * The build to publish.
 *
 * @param from its folder
 * @param to the store, from `storeFolder`
 * @throws with a sentence when one contains the other: the store would write into the build
 */
export function buildFolder(from: string, to: string): string {
  const build = resolve(typedIn(), from);
  const source = placeOf(build);
  if (isWithin(source, to) || isWithin(to, source)) {
    throw new UsageError(
      `--to ${to} and the build in ${from}: one is inside the other, so nothing was published. Give --to a separate folder, such as --to /srv/help`,
    );
  }
  return build;
}

/**
 * How many releases to keep.
 *
 * @param keep value of `--keep`
 * @throws with a sentence when it is not a number, or leaves no release to roll back to
 */
export function releasesToKeep(keep: string): number {
  const count = wholeNumber(keep);
  if (!(count >= 2)) {
    throw new UsageError(`--keep ${keep}: keep at least two releases, so that you can roll back.`);
  }
  return count;
}

/**
 * Reads the options shared by both commands.
 *
 * @throws with a sentence when a value is invalid, before anything is changed
 */
export function readOptions(values: {
  readonly listen?: string;
  readonly brotli?: boolean;
  readonly reload?: string;
  readonly check?: string;
}): LiveOptions {
  return {
    listen: readListen(values.listen),
    hasBrotli: values.brotli,
    reload: values.reload,
    check: values.check === undefined ? undefined : readOrigin(values.check),
  };
}
