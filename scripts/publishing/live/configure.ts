import {execSync, spawnSync} from 'node:child_process';
import {setTimeout as delay} from 'node:timers/promises';
import {waitForReleases} from '../host/waitForReleases';
import {defaultDrainMs, type LiveOptions} from '../publishOptions';
import {readState, writeState} from '../releases/state';
import {currentRelease, type Store} from '../releases/store';
import {untilStopped} from '../stopping';
import {brotliOf} from './brotliOf';
import {
  forgetConfRead,
  isServed,
  listenOf,
  noteConfRead,
  readSiteConf,
  restoreSiteConf,
  servedReleases,
  writeSiteConf,
} from './siteConf';

/**
 * @param unchanged what a failure leaves unchanged, for the error
 * @throws with the consequences; the command itself has printed the cause
 */
function run(reload: string, unchanged: string): void {
  try {
    execSync(reload, {stdio: 'inherit'});
  } catch (error) {
    throw new Error(
      `${(error as Error).message}\nSo nginx has not loaded the configuration of the release; ${unchanged}. Read the output of the command above, then try again.`,
    );
  }
}

/**
 * Reloads nginx and waits until the old configuration is out of use. On failure or interruption the
 * old file is restored: one that nginx refuses would otherwise break the next restart of the
 * machine.
 */
async function reloadNginx(
  store: Store,
  reload: string,
  before: string | undefined,
  {check, polling, stop, onStep = () => undefined, drainMs = defaultDrainMs}: LiveOptions,
): Promise<void> {
  let isReloaded = false;
  try {
    const isWritten = before === undefined && isServed(store);
    run(
      reload,
      isWritten
        ? 'the live site is unchanged, and site.conf, which was missing, has been written again'
        : 'the live site and site.conf are unchanged',
    );
    isReloaded = true;
    if (check && currentRelease(store)) {
      await untilStopped(stop, waitForReleases(check, [...servedReleases(store).keys()], polling));
    }
    if (currentRelease(store)) {
      onStep('drain');
      await untilStopped(stop, delay(drainMs));
    }
  } catch (error) {
    restoreSiteConf(store, before);
    if (isReloaded) {
      // Some workers may have loaded the new one, which may even listen elsewhere.
      forgetConfRead(store);
      spawnSync(reload, {shell: true, stdio: 'inherit'});
    }
    throw error;
  }
}

/**
 * Configures nginx with the policy of all releases before any page can need it, and waits until no
 * connection is left that uses the old configuration.
 *
 * @throws when nginx cannot be reloaded; its configuration is then unchanged
 */
export async function configure(store: Store, options: LiveOptions): Promise<void> {
  const {onStep = () => undefined, reload} = options;
  const {hasBrotli, choice} = brotliOf(store, options.hasBrotli);
  onStep('configure', choice);
  const listen = listenOf(store, options.listen);
  const before = readSiteConf(store);
  const isUnread = writeSiteConf(store, {listen, hasBrotli});
  if (isUnread && reload) {
    onStep('reload');
    await reloadNginx(store, reload, before, options);
    noteConfRead(store);
  }
  const state = readState(store);
  const brotli = options.hasBrotli ?? state.brotli;
  if (state.listen !== listen || state.brotli !== brotli) {
    writeState(store, {...state, listen, brotli});
  }
}
