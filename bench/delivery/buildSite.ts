import {spawn} from 'node:child_process';
import {readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import type {System} from './systems/System';

export interface BuildMeasure {
  readonly seconds: number;
  /** Largest sum of resident memory of the build and its children, in MB. */
  readonly peakMb: number;
}

const pollMs = 100;

/** Resident memory of a process and its descendants, in kB, as Linux tells it. */
function treeKb(root: number): number {
  const parents = new Map<number, number>();
  const sizes = new Map<number, number>();
  for (const entry of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const status = readFileSync(`/proc/${entry}/status`, 'utf8');
      parents.set(Number(entry), Number(/PPid:\s+(\d+)/.exec(status)?.[1]));
      sizes.set(Number(entry), Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0));
    } catch {
      // It ended meanwhile.
    }
  }
  const isOfTree = (pid: number | undefined): boolean =>
    pid === root || (pid !== undefined && pid > 1 && isOfTree(parents.get(pid)));
  return [...sizes].reduce((sum, [pid, kb]) => (isOfTree(pid) ? sum + kb : sum), 0);
}

/**
 * Builds a site in a folder that holds its sources.
 *
 * @param isCold whether what earlier builds left behind is thrown away first
 * @throws when the build fails, with the end of what it said
 */
export function buildSite(folder: string, system: System, isCold: boolean): Promise<BuildMeasure> {
  if (isCold) {
    for (const cache of system.caches) {
      rmSync(path.join(folder, cache), {recursive: true, force: true});
    }
  }
  const [command, ...args] = system.command;
  const start = performance.now();
  const child = spawn(command, args, {
    cwd: folder,
    env: {...process.env, NODE_ENV: 'production', CI: '1', ASTRO_TELEMETRY_DISABLED: '1'},
  });
  let said = '';
  child.stdout.on('data', (part) => (said += part));
  child.stderr.on('data', (part) => (said += part));
  let peakKb = 0;
  const poll = setInterval(() => (peakKb = Math.max(peakKb, treeKb(child.pid ?? 0))), pollMs);
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('close', (code) => {
      clearInterval(poll);
      if (code === 0) {
        done({seconds: (performance.now() - start) / 1000, peakMb: peakKb / 1024});
      } else {
        fail(new Error(`${system.name} did not build in ${folder}:\n${said.slice(-3000)}`));
      }
    });
  });
}
