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

/** Paths of a folder that sites are published to. */
export interface Store {
  readonly base: string;
  /** The link that nginx serves. */
  readonly current: string;
  readonly releases: string;
  /** Hashed files of all releases within the retention period. */
  readonly retained: string;
  /** The server block of the nginx configuration. */
  readonly siteConf: string;
  /** Hash of the configuration that nginx last read. */
  readonly siteConfRead: string;
  readonly lock: string;
  readonly stateFile: string;
}

/** Names made by `releaseId`; other entries are ignored. */
const releaseName = /^\d{8}T\d{9}Z-[0-9a-f]{8}$/;

/** The paths of a store, which may not exist yet. */
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
 * Creates a folder and its parents. Node's `recursive` loops forever in /proc, which reports a
 * missing parent for whatever cannot be created.
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
    // Another process may have created it meanwhile.
    if (!isThere()) {
      throw error;
    }
  }
}

/** @throws with a sentence when a part of the store cannot be created */
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
 * Creates the missing folders of a store.
 *
 * @throws with a sentence when they cannot be created, such as when a file has that name
 */
export function makeStore(store: Store): void {
  tryIn(store, () => {
    makeFolder(store.releases);
    makeFolder(store.retained);
  });
}

/**
 * Checks that a store exists or can be created: before a build of minutes, and without creating
 * anything for a build that may be refused.
 *
 * @throws with a sentence when it cannot
 */
export function assertPlace(store: Store): void {
  const nearest = (path: string): string => (existsSync(path) ? path : nearest(dirname(path)));
  // A file contains no entries.
  tryIn(store, () => accessSync(`${nearest(store.releases)}/.`, constants.W_OK));
}

/** Opens a store and creates its folders, see `makeStore`. */
export function openStore(folder: string): Store {
  const store = storeAt(folder);
  makeStore(store);
  return store;
}

/**
 * Opens an existing store.
 *
 * @throws when there is none, without creating anything
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
 * The live release; undefined before the first publish, when its folder is gone, or when the link
 * leads outside this store.
 *
 * @throws when `current` is not a link, as after a copy that follows links
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

/** The folder of a release. */
export function releaseFolder({releases}: Store, id: string): string {
  return join(releases, id);
}
