import {lstatSync, readlinkSync, renameSync, rmSync, statSync, symlinkSync} from 'node:fs';
import {join} from 'node:path';
import {releaseFolder, type Store} from './store';

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
