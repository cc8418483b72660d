import type {SearchPointer} from '../../SearchIndex';

/** A worker that starts and the index it will need, both on their way. */
export interface SearchStart {
  /** None where the browser refuses: then `failure` has rejected. */
  readonly worker: Worker | undefined;
  readonly index: Promise<ArrayBuffer>;
  /** Never resolves; rejects once the index cannot be had or the worker has died, however late. */
  readonly failure: Promise<never>;
}

async function fetchGood(url: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response;
}

async function fetchIndex(versionUrl: string): Promise<ArrayBuffer> {
  // Asked anew each time: it is tiny, and names the index that goes with the pages as they are now.
  const pointer = await fetchGood(`${versionUrl}search-index.json`, {cache: 'no-cache'});
  const {index} = (await pointer.json()) as SearchPointer;
  return (await fetchGood(index)).arrayBuffer();
}

/**
 * Starts what a search needs, all at once. Part of the main bundle so that nothing waits for
 * anything: keep it small.
 *
 * @param versionUrl address of the version's pages, with a slash at the end
 */
export function startSearch(versionUrl: string): SearchStart {
  const index = fetchIndex(versionUrl);
  let worker: Worker | undefined;
  const failure = new Promise<never>((_, reject) => {
    index.catch(reject);
    // What is thrown here rejects: a browser that refuses workers must not lose the page for it.
    worker = new Worker(
      /* webpackChunkName: 'search-worker' */ new URL('../../worker.ts', import.meta.url),
    );
    worker.addEventListener('error', (event) => {
      // The dialog says so; nobody further up needs to hear of it.
      event.preventDefault();
      reject(new Error(event.message));
    });
  });
  // Whoever waits for it hears of a failure; until then it is nobody's.
  failure.catch(() => undefined);
  return {worker, index, failure};
}
