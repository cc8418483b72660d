import {existsSync, realpathSync} from 'node:fs';
import {dirname} from 'node:path';

/**
 * The folder in which the user typed the command, against which relative paths are resolved. npm
 * runs scripts in the package's folder and passes the original one as INIT_CWD.
 */
export function typedIn(): string {
  const {INIT_CWD: typed, npm_package_json: manifest} = process.env;
  const here = process.cwd();
  // A script of another package may have changed to this folder deliberately.
  const isByNpm = manifest && existsSync(manifest) && realpathSync(dirname(manifest)) === here;
  return isByNpm && typed ? typed : here;
}
