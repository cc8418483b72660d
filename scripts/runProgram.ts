import {type SpawnSyncOptions, spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

/** The package that brings each program. */
const packages = {
  biome: '@biomejs/biome',
  docusaurus: '@docusaurus/core',
  playwright: '@playwright/test',
  tsc: 'typescript',
  vitest: 'vitest',
} as const;

export type Program = keyof typeof packages;

/** The file that Node runs: what stands in node_modules/.bin can be started on some systems only. */
function fileOf(siteDir: string, program: Program): string {
  const folder = join(siteDir, 'node_modules', packages[program]);
  const manifest = join(folder, 'package.json');
  if (!existsSync(manifest)) {
    throw new Error(`${packages[program]} is not installed in ${siteDir}. Run npm ci there.`);
  }
  const {bin} = JSON.parse(readFileSync(manifest, 'utf8')) as {bin: Record<string, string>};
  return join(folder, bin[program] ?? '');
}

/**
 * Runs a program of a package to its end, in the folder of the site.
 *
 * @returns whether it ended well
 * @throws when it cannot be started: with what to do
 */
export function runProgram(
  siteDir: string,
  program: Program,
  words: readonly string[],
  options: SpawnSyncOptions = {stdio: 'inherit'},
): boolean {
  const file = fileOf(siteDir, program);
  const {status, error} = spawnSync(process.execPath, [file, ...words], {...options, cwd: siteDir});
  if (error) {
    throw new Error(`${program} could not be run to its end: ${error.message}.`);
  }
  return status === 0;
}
