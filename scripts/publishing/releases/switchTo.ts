import {lstatSync, readlinkSync, renameSync, rmSync, statSync, symlinkSync} from 'node:fs';
import {join} from 'node:path';
import {releaseFolder, type Store} from './store';

const nextLink = ({current}: Store) => `${current}.next`;
const backLink = ({current}: Store) => `${current}.back`;

function prepareLink(link: string, id: string): void {
  const target = join('releases', id);
  const prepared = lstatSync(link, {throwIfNoEntry: false});
  if (!prepared?.isSymbolicLink() || readlinkSync(link) !== target) {
    rmSync(link, {force: true});
    symlinkSync(target, link);
  }
}

/** Prepares the link to a release. The switch is then a rename, which works on a full disk. */
export function prepareSwitch(store: Store, id: string): void {
  prepareLink(nextLink(store), id);
}

/** Prepares the link to the live release, for going back after the next switch. */
export function prepareReturn(store: Store, id: string): void {
  prepareLink(backLink(store), id);
}

/**
 * Makes a release live atomically: the link is replaced, never absent.
 *
 * @throws when there is no such release
 */
export function switchTo(store: Store, id: string): void {
  if (!statSync(releaseFolder(store, id), {throwIfNoEntry: false})?.isDirectory()) {
    throw new Error(`There is no release ${id} in ${store.releases}.`);
  }
  prepareSwitch(store, id);
  renameSync(nextLink(store), store.current);
  if (lstatSync(backLink(store), {throwIfNoEntry: false})) {
    renameSync(backLink(store), nextLink(store));
  }
}
