import {renameSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {releaseFolder, type Store} from './store';

const removingPrefix = '.removing-';

/**
 * Removes a release. It loses its name first, in one step: what a kill leaves of it is no release
 * any more, and goes with the next publish.
 */
export function removeRelease(store: Store, id: string): void {
  const removing = join(store.releases, removingPrefix + id);
  renameSync(releaseFolder(store, id), removing);
  rmSync(removing, {recursive: true, force: true});
}
