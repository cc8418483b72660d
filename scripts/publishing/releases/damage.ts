import {manifestName} from '../../../src/plugins/hosting/sealing/writeManifest';
import {hasManifest, manifestFaults} from './manifest';
import {releaseFolder, type Store} from './store';

/** Files of a release that were lost or changed since it was received, one sentence each. */
export function damage(store: Store, id: string): string[] {
  const folder = releaseFolder(store, id);
  return hasManifest(folder)
    ? manifestFaults(folder)
    : [`${manifestName} is missing or incomplete.`];
}
