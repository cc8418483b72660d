import {existsSync, renameSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import type {Stream} from 'node:stream';
import {deliver} from '../../src/plugins/delivery/deliver';
import {sealBuild} from '../../src/plugins/hosting/sealBuild';
import {assertShellConfig} from '../../src/plugins/shell-config/assertShellConfig';
import {withItemDefaults} from '../../src/plugins/shell-config/withItemDefaults';
import {assertAddresses} from '../../src/plugins/site-config/assertAddresses';
import {assertBuildable} from '../../src/plugins/site-config/assertBuildable';
import {baseUrlFaults} from '../../src/plugins/site-config/baseUrlFaults';
import {defaultLocale, locales, mainSiteUrl, siteUrl} from '../../src/site';
import {runBeside} from '../command/runBeside';
import {assertData} from './assertData';
import {beginBuild} from './beginBuild';
import {buildEnvironment} from './buildEnvironment';
import {changedSince} from './changedSince';

/** How often to build when the sources change during the build. */
const tries = 3;

async function buildInto(
  siteDir: string,
  directory: string,
  lock: Stream | undefined,
): Promise<void> {
  for (let left = tries; ; left -= 1) {
    rmSync(directory, {recursive: true, force: true});
    const env = buildEnvironment(process.env);
    const {begunMs, nowMs, trust} = beginBuild(siteDir, env);
    const isBuilt = await runBeside(siteDir, 'docusaurus', ['build', '--out-dir', directory], {
      // The child survives if only this process is killed, so it must hold the lock too.
      stdio: ['inherit', 'inherit', 'inherit', ...(lock ? [lock] : [])],
      env,
    });
    const changed = changedSince(siteDir, begunMs, nowMs());
    if (!changed) {
      trust();
      if (isBuilt) {
        return;
      }
      throw new Error('Docusaurus could not build the site: the errors are listed above.');
    }
    if (left === 1) {
      throw new Error(
        `${changed} keeps changing while the site is being built. Wait until it no longer changes, then run this again.`,
      );
    }
    console.log(`${changed} changed while the site was being built: building again.`);
  }
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

/** Imported late: a syntax error in the file would otherwise pre-empt `assertData`. */
async function assertShell(): Promise<void> {
  const {themeConfig} = await import('../../src/plugins/themeConfig');
  assertShellConfig(withItemDefaults(themeConfig));
}

/**
 * Builds the site into a temporary folder and swaps it in on success: a failed build leaves the
 * previous `build/` untouched. Call it while the checkout is locked, see `withCheckout`.
 *
 * @param lock passed by `withCheckout`; undefined where nothing can be locked
 * @returns the folder of the build
 * @throws on failure: Docusaurus has printed the faults, or the error lists them
 */
export async function buildSite(siteDir: string, lock: Stream | undefined): Promise<string> {
  const target = join(siteDir, 'build');
  const next = `${target}-next`;
  // docusaurus.config.ts checks this too, but there Docusaurus wraps the error in a stack trace.
  assertAddresses({siteUrl, mainSiteUrl, trailingSlash: undefined});
  assertBuildable(baseUrlFaults({defaultLocale, localeConfigs: locales}));
  assertData(siteDir);
  await assertShell();
  try {
    await buildInto(siteDir, next, lock);
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
