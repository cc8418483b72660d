import {type ChildProcess, spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {withLock} from './withLock';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'with-lock-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, {recursive: true});
});

it('runs the task and returns its result', async () => {
  await expect(withLock(join(folder, 'lock'), async () => 'done')).resolves.toBe('done');
});

it('says what to install without flock', async () => {
  vi.stubEnv('PATH', folder);
  await expect(withLock(join(folder, 'lock'), async () => 'done')).rejects.toThrow(
    'The lock needs flock, from the package util-linux',
  );
});

it('fails when the lock is lost while the task runs, since another may run then', async () => {
  const lock = join(folder, 'lock');
  const task = withLock(lock, async () => {
    // The process that holds the lock, and the `flock` that started it.
    spawnSync('pkill', ['-KILL', '-f', lock]);
    return new Promise(() => undefined);
  });
  await expect(task).rejects.toThrow(`The lock ${lock} was lost`);
  await expect(withLock(lock, async () => 'done')).resolves.toBe('done');
});

/**
 * A process that takes the lock and passes it to a program, which prints its PID and keeps running.
 */
function holdWithProgram(lock: string): ChildProcess {
  const script = join(folder, 'hold.mjs');
  const module = pathToFileURL(resolve('scripts/publishing/releases/withLock.ts'));
  writeFileSync(
    script,
    `import {spawn} from 'node:child_process';
    import {withLock} from '${module}';
    await withLock('${lock}', async (lock) => {
      const program = spawn('sleep', ['600'], {stdio: ['ignore', 'ignore', 'ignore', lock]});
      console.log(program.pid);
      await new Promise(() => undefined);
    });`,
  );
  return spawn(process.execPath, ['--import', 'tsx', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

it('is held by a program that outlives the process which started it', async () => {
  const lock = join(folder, 'lock');
  const holder = holdWithProgram(lock);
  const [program] = await once(holder.stdout as NodeJS.ReadableStream, 'data');
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  await expect(withLock(lock, async () => 'done')).rejects.toThrow('is under way');
  process.kill(Number(String(program)), 'SIGKILL');
  await expect(withLock(lock, async () => 'done')).resolves.toBe('done');
}, 30_000);
