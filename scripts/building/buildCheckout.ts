import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';

/** Windows has no process groups: there Ctrl + C reaches all programs of a terminal. */
const hasGroups = process.platform !== 'win32';

/** A partial build is useless, so nothing needs a graceful shutdown. */
function endWithAllItStarted(build: ChildProcess): void {
  if (hasGroups && build.pid) {
    process.kill(-build.pid, 'SIGKILL');
  } else {
    build.kill('SIGKILL');
  }
}

/**
 * Builds a checkout into its `build/` with its own scripts.
 *
 * @param folder of the checkout
 * @param stop kills the build and every program it has started
 * @param env of the build
 * @throws when the build fails, which has then printed why; when it is stopped, the reason of
 *   `stop`
 */
export async function buildCheckout(
  folder: string,
  stop: AbortSignal,
  env: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  stop.throwIfAborted();
  const build = spawn(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    cwd: folder,
    env,
    stdio: 'inherit',
    detached: hasGroups,
  });
  const end = () => endWithAllItStarted(build);
  stop.addEventListener('abort', end);
  try {
    const [code] = await once(build, 'exit');
    stop.throwIfAborted();
    if (code !== 0) {
      throw new Error(`${folder} could not be built: the errors are listed above.`);
    }
  } finally {
    stop.removeEventListener('abort', end);
  }
}
