import {
  accessSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  statSync,
} from 'node:fs';
import {dirname, join, resolve} from 'node:path';

/** Paths of a place that sites are published to. */
export interface Store {
  readonly base: string;
  /** The link that nginx serves. */
  readonly current: string;
  readonly releases: string;
  /** Hashed files of every release of the last weeks. */
  readonly retained: string;
  /** The server part of the nginx configuration. */
  readonly siteConf: string;
  /** Hash of the configuration that nginx read last. */
  readonly siteConfRead: string;
  readonly lock: string;
  readonly stateFile: string;
}

/** How `releaseId` names a release; whatever else lies beside them is none. */
const releaseName = /^\d{8}T\d{9}Z-[0-9a-f]{8}$/;

/** The paths of a store, which may not be there yet. */
export function storeAt(folder: string): Store {
  const base = resolve(folder);
  return {
    base,
    current: join(base, 'current'),
    releases: join(base, 'releases'),
    retained: join(base, 'retained'),
    siteConf: join(base, 'site.conf'),
    siteConfRead: join(base, 'site.conf.read'),
    lock: join(base, 'lock'),
    stateFile: join(base, 'state.json'),
  };
}

/**
 * Makes a folder and those above it. With `recursive` Node never ends in /proc, where the system says
 * of what cannot be made that the folder above it is missing.
 */
function makeFolder(folder: string): void {
  const isThere = () => statSync(folder, {throwIfNoEntry: false})?.isDirectory();
  if (isThere()) {
    return;
  }
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another command may have made it meanwhile.
    if (!isThere()) {
      throw error;
    }
  }
}

/** @throws with a sentence when what a store needs cannot be had */
function tryIn({base}: Store, task: () => void): void {
  try {
    task();
  } catch (error) {
    throw new Error(
      `No site can be stored in ${base} (${(error as Error).message}); nothing was published, the live site is unchanged. Give a folder that you can write to: --to /srv/help`,
    );
  }
}

/**
 * Makes the folders of a store when they are missing.
 *
 * @throws with a sentence when they cannot be made, as where a file has the name of one
 */
export function makeStore(store: Store): void {
  tryIn(store, () => {
    makeFolder(store.releases);
    makeFolder(store.retained);
  });
}

/**
 * Looks whether a store is there, or may be made: before a build of minutes, and without making
 * anything for a build that may be refused.
 *
 * @throws with a sentence when it may not
 */
export function assertPlace(store: Store): void {
  const nearest = (path: string): string => (existsSync(path) ? path : nearest(dirname(path)));
  // What is a file has nothing in it.
  tryIn(store, () => accessSync(`${nearest(store.releases)}/.`, constants.W_OK));
}

/** Opens a store, and makes its folders as `makeStore` does. */
export function openStore(folder: string): Store {
  const store = storeAt(folder);
  makeStore(store);
  return store;
}

/**
 * Opens a store that something was published to.
 *
 * @throws when there is none, and makes nothing there
 */
export function findStore(folder: string): Store {
  const store = storeAt(folder);
  if (!existsSync(store.releases)) {
    throw new Error(`There is no store at ${store.base}; check --to.`);
  }
  return openStore(folder);
}

/** The releases that can be served, oldest first. */
export function listReleases({releases}: Store): string[] {
  return readdirSync(releases, {withFileTypes: true})
    .filter((entry) => entry.isDirectory() && releaseName.test(entry.name))
    .map(({name}) => name)
    .sort();
}

/**
 * The release that is served; nothing before the first publish, when its folder is gone, or when the
 * link leads to another folder, be it of the same name.
 *
 * @throws when what nginx serves is no link, as a copy of the store may make it
 */
export function currentRelease(store: Store): string | undefined {
  const link = lstatSync(store.current, {throwIfNoEntry: false});
  if (!link) {
    return undefined;
  }
  if (!link.isSymbolicLink()) {
    throw new Error(
      `${store.current} is not a link to a release, so it cannot be switched; nothing was changed. Move it away, then publish again.`,
    );
  }
  if (!existsSync(store.current)) {
    return undefined;
  }
  const served = realpathSync(store.current);
  return listReleases(store).find((id) => realpathSync(releaseFolder(store, id)) === served);
}

/** Where a release lies. */
export function releaseFolder({releases}: Store, id: string): string {
  return join(releases, id);
}
