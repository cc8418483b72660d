import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {basename, join, resolve} from 'node:path';

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

/** What is remembered between publishes. */
export interface State {
  /** When each retained file was last part of the live site, as ISO time. */
  readonly lastLive: Readonly<Record<string, string>>;
  /** Releases that were rolled back from: a later rollback passes them over. */
  readonly withdrawn: readonly string[];
  /** Releases that were never found good, as those of a publish that was killed. */
  readonly untried: readonly string[];
  /** What nginx was last told to listen on. */
  readonly listen?: string;
}

/** How `releaseId` names a release; whatever else lies beside them is none. */
const releaseName = /^\d{8}T\d{9}Z-[0-9a-f]{8}$/;

function storeIn(folder: string): Store {
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

/** Opens a store, and makes its folders when they are missing. */
export function openStore(folder: string): Store {
  const store = storeIn(folder);
  mkdirSync(store.releases, {recursive: true});
  mkdirSync(store.retained, {recursive: true});
  return store;
}

/**
 * Opens a store that something was published to.
 *
 * @throws when there is none, and makes nothing there
 */
export function findStore(folder: string): Store {
  const store = storeIn(folder);
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
 * The release that is served; nothing before the first publish, or when its folder is gone.
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
      `${store.current} is no link to a release, so it cannot be switched; nothing was changed. Move it away, then publish again.`,
    );
  }
  const id = basename(readlinkSync(store.current));
  return listReleases(store).includes(id) ? id : undefined;
}

/** Where a release lies. */
export function releaseFolder({releases}: Store, id: string): string {
  return join(releases, id);
}

/** Replaces a file in one step: a reader sees the old one or the new one, whole. */
export function replaceFile(file: string, text: string): void {
  writeFileSync(`${file}.next`, text, {flush: true});
  renameSync(`${file}.next`, file);
}

/** What is remembered; nothing when the file is missing, or was damaged by a fault of the disk. */
export function readState({stateFile}: Store): State {
  try {
    const state = JSON.parse(readFileSync(stateFile, 'utf8')) as Partial<State>;
    const {lastLive = {}, withdrawn = [], untried = [], listen} = state;
    return {lastLive, withdrawn, untried, listen};
  } catch {
    return {lastLive: {}, withdrawn: [], untried: []};
  }
}

export function writeState({stateFile}: Store, state: State): void {
  replaceFile(stateFile, `${JSON.stringify(state, null, 2)}\n`);
}

const nextLink = ({current}: Store) => `${current}.next`;

/**
 * Prepares the link to a release. A switch to it is then a renaming, which succeeds on a disk that
 * has no room for anything more.
 */
export function prepareSwitch(store: Store, id: string): void {
  const next = nextLink(store);
  const target = join('releases', id);
  const prepared = lstatSync(next, {throwIfNoEntry: false});
  if (!prepared?.isSymbolicLink() || readlinkSync(next) !== target) {
    rmSync(next, {force: true});
    symlinkSync(target, next);
  }
}

/**
 * Makes a release the live one, in one step: the link is replaced, never absent.
 *
 * @throws when there is no such release
 */
export function switchTo(store: Store, id: string): void {
  if (!statSync(releaseFolder(store, id), {throwIfNoEntry: false})?.isDirectory()) {
    throw new Error(`There is no release ${id} in ${store.releases}.`);
  }
  prepareSwitch(store, id);
  renameSync(nextLink(store), store.current);
}
