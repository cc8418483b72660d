import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {manifestName} from '../../src/plugins/hosting/writeManifest';
import {manifestFaults} from './manifest';
import {releaseFolder, type Store} from './store';

/** What a release has lost since it was received, or has now otherwise, one sentence each. */
export function damage(store: Store, id: string): string[] {
  const folder = releaseFolder(store, id);
  return existsSync(join(folder, manifestName))
    ? manifestFaults(folder)
    : [`${manifestName} is missing.`];
}
