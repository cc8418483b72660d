import {existsSync, realpathSync} from 'node:fs';
import {dirname} from 'node:path';

/**
 * The folder in which a command was typed, which relative paths are meant from. npm runs it in the
 * folder of the package, wherever that is, and tells where it was itself.
 */
export function typedIn(): string {
  const {INIT_CWD: typed, npm_package_json: manifest} = process.env;
  const here = process.cwd();
  // A script of another package may have changed to this one, and means it.
  const isByNpm = manifest && existsSync(manifest) && realpathSync(dirname(manifest)) === here;
  return isByNpm && typed ? typed : here;
}
