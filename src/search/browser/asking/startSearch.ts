import type {SearchPointer} from '../../SearchIndex';

/** A worker that is starting, and the index for it, which is being fetched. */
export interface SearchStart {
  /** Undefined if the browser refused to create it: then `failure` has rejected. */
  readonly worker: Worker | undefined;
  readonly index: Promise<ArrayBuffer>;
  /** Never resolves; rejects when the index cannot be fetched or the worker fails, even later. */
  readonly failure: Promise<never>;
}

async function fetchGood(url: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response;
}

async function fetchIndex(versionUrl: string): Promise<ArrayBuffer> {
  // Revalidated on every start: this tiny file names the index of the latest deployment.
  const pointer = await fetchGood(`${versionUrl}search-index.json`, {cache: 'no-cache'});
  const {index} = (await pointer.json()) as SearchPointer;
  return (await fetchGood(index)).arrayBuffer();
}

/**
 * Starts the worker and fetches the index in parallel. Part of the main bundle, so that neither
 * waits for a chunk to load: keep it small.
 *
 * @param versionUrl base URL of the version, with a trailing slash
 */
export function startSearch(versionUrl: string): SearchStart {
  const index = fetchIndex(versionUrl);
  let worker: Worker | undefined;
  const failure = new Promise<never>((_, reject) => {
    index.catch(reject);
    // An exception here only rejects: a browser that refuses workers must not break the page.
    worker = new Worker(
      /* webpackChunkName: 'search-worker' */ new URL('../../worker.ts', import.meta.url),
    );
    worker.addEventListener('error', (event) => {
      // The dialog reports it to the reader: keep it out of the console and global error handlers.
      event.preventDefault();
      reject(new Error(event.message));
    });
  });
  // Callers handle it; this prevents an unhandled rejection while there are none.
  failure.catch(() => undefined);
  return {worker, index, failure};
}
