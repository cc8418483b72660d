import {spawnSync} from 'node:child_process';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {asScript} from '../../tests/asScript';

/** The launchers as a program sees them, with its own PID and its parent's. */
function launchersOf(npmLifecycleEvent: string | undefined): unknown {
  const {npm_lifecycle_event: _, ...env} = process.env;
  const file = join(import.meta.dirname, 'launchers.ts');
  const script = `const {launchers} = require(${JSON.stringify(file)}); const {pid, ppid} = process; console.log(JSON.stringify({launchers: launchers(), pid, ppid}))`;
  const {stdout} = spawnSync(process.execPath, [...asScript, '--eval', script], {
    encoding: 'utf8',
    env: npmLifecycleEvent ? {...env, npm_lifecycle_event: npmLifecycleEvent} : env,
  });
  return JSON.parse(stdout);
}

it('are the processes up to npm, and none without npm', () => {
  const alone = launchersOf(undefined) as {launchers: number[]; pid: number};
  expect(alone.launchers).toEqual([alone.pid]);
  const {launchers, pid, ppid} = launchersOf('rollback') as {[key: string]: number | number[]};
  expect((launchers as number[]).slice(0, 2)).toEqual([pid, ppid]);
});
