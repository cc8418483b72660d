import {rmSync} from 'node:fs';
import {join} from 'node:path';
import {listFiles} from '../../../src/plugins/listFiles';
import {releaseTime} from './releaseTime';
import {noEarlierThanReleases, retainedFiles} from './retainFiles';
import {readState, writeState} from './state';
import {listReleases, type Store} from './store';

/** How long files of earlier releases stay reachable, for tabs opened before. */
const retentionMs = 30 * 24 * 3600 * 1000;

/**
 * Reference time is now, except when the previous publish is older than the retention period: the
 * clock may be wrong, so use that publish's time.
 */
function countedFromMs(store: Store, at: Date): number {
  const before = listReleases(store).at(-2);
  const beforeMs = before ? releaseTime(before) : at.getTime();
  return at.getTime() - beforeMs > retentionMs ? beforeMs : at.getTime();
}

/**
 * Deletes retained files that no kept release has and that were last live too long ago. Files
 * without a record count as live now. Call it when a new release is live.
 */
export function forgetFiles(store: Store, at: Date): void {
  const state = readState(store);
  const kept = new Set(listReleases(store).flatMap((id) => retainedFiles(store, id)));
  const limitMs = countedFromMs(store, at) - retentionMs;
  const lastLive: Record<string, string> = {};
  for (const file of listFiles(store.retained)) {
    const seen = state.lastLive[file] ?? noEarlierThanReleases(store, at);
    if (kept.has(file) || Date.parse(seen) >= limitMs) {
      lastLive[file] = seen;
    } else {
      rmSync(join(store.retained, file));
    }
  }
  writeState(store, {...state, lastLive});
}
