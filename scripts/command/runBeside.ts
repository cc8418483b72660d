import {type SpawnOptions, spawn} from 'node:child_process';
import {once} from 'node:events';
import {interrupts} from './interruption';
import {type Program, programFile} from './programFile';

/**
 * Like `runProgram`, without blocking; interrupting this process kills the program.
 *
 * @returns whether it succeeded
 * @throws when it cannot be started, or this process was interrupted
 */
export async function runBeside(
  siteDir: string,
  program: Program,
  words: readonly string[],
  options: SpawnOptions,
): Promise<boolean> {
  const file = programFile(siteDir, program);
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
      throw new Error(`Stopped by ${endedBy}.`);
    }
    return status === 0;
  } finally {
    for (const signal of interrupts) {
      process.off(signal, end);
    }
  }
}
