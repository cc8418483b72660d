import {type SpawnOptions, type SpawnSyncOptions, spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
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

const interrupts = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * As `runProgram`, while this process goes on: the program is ended with it when it is interrupted.
 *
 * @returns whether it ended well
 * @throws when it cannot be started, and when this process was told to end
 */
export async function runBeside(
  siteDir: string,
  program: Program,
  words: readonly string[],
  options: SpawnOptions,
): Promise<boolean> {
  const file = fileOf(siteDir, program);
  const child = spawn(process.execPath, [file, ...words], {...options, cwd: siteDir});
  let endedBy: NodeJS.Signals | undefined;
  const end = (signal: NodeJS.Signals): void => {
    endedBy = signal;
    child.kill('SIGKILL');
  };
  for (const signal of interrupts) {
    process.once(signal, end);
  }
  try {
    const [status] = await once(child, 'exit');
    if (endedBy) {
      throw new Error(`Ended by ${endedBy}.`);
    }
    return status === 0;
  } finally {
    for (const signal of interrupts) {
      process.off(signal, end);
    }
  }
}
