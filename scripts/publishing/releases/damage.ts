import {manifestName} from '../../../src/plugins/hosting/sealing/writeManifest';
import {hasManifest, manifestFaults} from './manifest';
import {releaseFolder, type Store} from './store';

/** What a release has lost since it was received, or has now otherwise, one sentence each. */
export function damage(store: Store, id: string): string[] {
  const folder = releaseFolder(store, id);
  return hasManifest(folder)
    ? manifestFaults(folder)
    : [`${manifestName} is missing or incomplete.`];
}
