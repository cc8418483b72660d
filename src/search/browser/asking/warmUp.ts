import {type SearchStart, startSearch} from './startSearch';

const starts = new Map<string, SearchStart>();

/**
 * Starts loading the search of a version at the first sign that the reader will need it; later
 * calls return the same start, unless it failed.
 *
 * @param versionUrl base URL of the version, with a trailing slash
 */
export function warmUp(versionUrl: string): SearchStart {
  const known = starts.get(versionUrl);
  if (known) return known;
  const started = startSearch(versionUrl);
  starts.set(versionUrl, started);
  // A start that fails, for example offline, must not prevent a later one from succeeding.
  started.failure.catch(() => coolDown(versionUrl, started));
  return started;
}

/** Terminates the worker of a failed start and forgets it, so that `warmUp` starts again. */
export function coolDown(versionUrl: string, failed: SearchStart): void {
  failed.worker?.terminate();
  if (starts.get(versionUrl) === failed) starts.delete(versionUrl);
}
