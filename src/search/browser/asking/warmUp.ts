import {type SearchStart, startSearch} from './startSearch';

const starts = new Map<string, SearchStart>();

/** Starts the search of a version at the first sign of intent; later calls return the same. */
export function warmUp(versionUrl: string): SearchStart {
  const known = starts.get(versionUrl);
  if (known) return known;
  const started = startSearch(versionUrl);
  starts.set(versionUrl, started);
  // Without a network the first sign of intent must not spoil the search for later.
  started.failure.catch(() => coolDown(versionUrl, started));
  return started;
}

/** Ends a start that failed and forgets it, so that the next call tries again. */
export function coolDown(versionUrl: string, failed: SearchStart): void {
  failed.worker?.terminate();
  if (starts.get(versionUrl) === failed) starts.delete(versionUrl);
}
