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
 * @param unchanged what is then as it was
 * @throws with what has come of it: the command itself has said what is wrong
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
 * Makes nginx read the configuration, and waits until no other is in use. When it does not, or when
 * all is stopped, the one before is put back: a file that nginx refuses would wait for the next restart
 * of the machine.
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
      // Part of nginx may have the new one, which may even listen elsewhere.
      forgetConfRead(store);
      spawnSync(reload, {shell: true, stdio: 'inherit'});
    }
    throw error;
  }
}

/**
 * Lets nginx know the policy of all releases, before any page can need it, and waits until no
 * connection is left that the old configuration could answer on.
 *
 * @throws when nginx cannot be told; its configuration is then as it was
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
