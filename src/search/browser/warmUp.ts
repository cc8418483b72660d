import {type SearchStart, startSearch} from './startSearch';

const starts = new Map<string, SearchStart>();

/** Starts the search of a version at the first sign of intent; later calls return the same. */
export function warmUp(versionUrl: string): SearchStart {
  const started = starts.get(versionUrl) ?? startSearch(versionUrl);
  starts.set(versionUrl, started);
  return started;
}

/** Forgets a start that failed, so that the next call tries again. */
export function coolDown(versionUrl: string): void {
  starts.get(versionUrl)?.worker.terminate();
  starts.delete(versionUrl);
}
