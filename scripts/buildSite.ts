import {existsSync, renameSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {deliver} from '../src/plugins/delivery/deliver';
import {sealBuild} from '../src/plugins/hosting/sealBuild';
import {runProgram} from './runProgram';

function buildInto(siteDir: string, directory: string): boolean {
  rmSync(directory, {recursive: true, force: true});
  return runProgram(siteDir, 'docusaurus', ['build', '--out-dir', directory], {
    stdio: 'inherit',
    env: {...process.env, NODE_ENV: 'production'},
  });
}

function swapIn(next: string, target: string): void {
  const previous = `${target}-previous`;
  rmSync(previous, {recursive: true, force: true});
  if (existsSync(target)) {
    renameSync(target, previous);
  }
  renameSync(next, target);
  rmSync(previous, {recursive: true, force: true});
}

/**
 * Builds the site aside and swaps it in when all is well: a build that fails leaves the last good
 * `build/` as it was. To be called while the checkout is held, see `withCheckout`.
 *
 * @returns the folder of the build
 * @throws when it fails: Docusaurus has listed the faults, or the error says them
 */
export async function buildSite(siteDir: string): Promise<string> {
  const target = join(siteDir, 'build');
  const next = `${target}-next`;
  try {
    if (!buildInto(siteDir, next)) {
      throw new Error('Docusaurus could not build the site: its faults are listed above.');
    }
    deliver(next);
    const cache = join(siteDir, 'node_modules/.cache/compressed');
    await sealBuild(next, {cache, builtIn: siteDir});
    swapIn(next, target);
  } catch (error) {
    rmSync(next, {recursive: true, force: true});
    throw error;
  }
  return target;
}
