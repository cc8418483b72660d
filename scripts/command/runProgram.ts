import {type SpawnSyncOptions, spawnSync} from 'node:child_process';
import {type Program, programFile} from './programFile';

/**
 * Runs a program of a package in the folder of the site, and waits for it.
 *
 * @returns whether it succeeded
 * @throws when it cannot be started, with what to do
 */
export function runProgram(
  siteDir: string,
  program: Program,
  words: readonly string[],
  options: SpawnSyncOptions = {stdio: 'inherit'},
): boolean {
  const file = programFile(siteDir, program);
  const {status, error} = spawnSync(process.execPath, [file, ...words], {...options, cwd: siteDir});
  if (error) {
    throw new Error(`${program} could not run to completion: ${error.message}.`);
  }
  return status === 0;
}
