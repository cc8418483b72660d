import {SearchClient} from './SearchClient';
import {coolDown, warmUp} from './warmUp';

const clients = new Map<string, SearchClient>();

/** The client of a version; one that failed, while loading or later, is replaced at the next call. */
export function clientOf(versionUrl: string): SearchClient {
  const known = clients.get(versionUrl);
  if (known) return known;
  const start = warmUp(versionUrl);
  const client = new SearchClient(start, () => {
    clients.delete(versionUrl);
    coolDown(versionUrl, start);
  });
  clients.set(versionUrl, client);
  return client;
}
