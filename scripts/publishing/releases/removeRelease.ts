import {renameSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {releaseFolder, type Store} from './store';

const removingPrefix = '.removing-';

/**
 * Deletes a release. Renames it first, atomically: a partial folder after a kill is no release, and
 * the next publish deletes it.
 */
export function removeRelease(store: Store, id: string): void {
  const removing = join(store.releases, removingPrefix + id);
  renameSync(releaseFolder(store, id), removing);
  rmSync(removing, {recursive: true, force: true});
}
