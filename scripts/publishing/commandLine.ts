import {existsSync, realpathSync} from 'node:fs';
import {basename, dirname, join, relative, resolve, sep} from 'node:path';
import {typedIn} from '../command/typedIn';
import {UsageError} from '../command/UsageError';
import {wholeNumber} from '../command/wholeNumber';
import {readListen} from './addresses/readListen';
import {readOrigin} from './addresses/readOrigin';
import {servedFolder} from './addresses/servedFolder';
import type {LiveOptions} from './publishOptions';

/** Options that publish and rollback share, as `parseArgs` takes them. */
export const commandOptions = {
  to: {type: 'string', default: process.env.HELP_STORE},
  listen: {type: 'string'},
  brotli: {type: 'boolean'},
  reload: {type: 'string'},
  check: {type: 'string'},
} as const;

/** Where a folder lies, or will lie, whatever links lead to it. */
const placeOf = (folder: string): string =>
  existsSync(folder) ? realpathSync(folder) : join(placeOf(dirname(folder)), basename(folder));

/**
 * The folder that a site is published to: nginx is told of this one, which a link that leads to it
 * today may not outlast.
 *
 * @param to what `--to` or HELP_STORE say
 * @throws with a sentence when neither does, since nobody publishes to a folder by oversight, or when
 *   nginx could not be told of it
 */
export function storeFolder(to: string | undefined): string {
  if (!to) {
    throw new UsageError(
      'No folder was given for the published site: add --to, such as --to /srv/help, or set HELP_STORE.',
    );
  }
  return servedFolder('--to', placeOf(resolve(typedIn(), to)));
}

/** Whether a folder is another one, or lies inside it. */
const isWithin = (folder: string, other: string) => relative(other, folder).split(sep)[0] !== '..';

/**
 * The build that is to be published.
 *
 * @param from the folder that it lies in
 * @param to the folder of the store, as `storeFolder` gives it
 * @throws with a sentence when one lies in the other: the store would write into the build
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
 * How many releases are to stay.
 *
 * @param keep what `--keep` says
 * @throws with a sentence when that leaves none to go back to, or is no number
 */
export function releasesToKeep(keep: string): number {
  const count = wholeNumber(keep);
  if (!(count >= 2)) {
    throw new UsageError(`--keep ${keep}: keep at least two releases, so that you can roll back.`);
  }
  return count;
}

/**
 * Reads what was given on the command line, of the options that both commands share.
 *
 * @throws with a sentence when one of them cannot be what it says: before anything is done
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
