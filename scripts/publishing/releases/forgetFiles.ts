import {rmSync} from 'node:fs';
import {join} from 'node:path';
import {listFiles} from '../../../src/plugins/listFiles';
import {releaseTime} from './releaseTime';
import {noEarlierThanReleases, retainedFiles} from './retainFiles';
import {readState, writeState} from './state';
import {listReleases, type Store} from './store';

/** How long a file of an earlier release stays reachable, for tabs that were opened before. */
const retentionMs = 30 * 24 * 3600 * 1000;

/**
 * The moment that ages are counted from: now. But where more time has passed since the publish before
 * than files are kept, the clock of this one may be ahead: then what was too old at that one goes.
 */
function countedFromMs(store: Store, at: Date): number {
  const before = listReleases(store).at(-2);
  const beforeMs = before ? releaseTime(before) : at.getTime();
  return at.getTime() - beforeMs > retentionMs ? beforeMs : at.getTime();
}

/**
 * Removes retained files that no kept release has and that were last live too long ago. A file
 * that is not in the notes counts as live now. To be called when a new release is live.
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
