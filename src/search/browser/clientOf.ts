import {SearchClient} from './SearchClient';
import {coolDown, warmUp} from './warmUp';

const clients = new Map<string, SearchClient>();

/** The client of a version; one that could not load is replaced at the next call. */
export function clientOf(versionUrl: string): SearchClient {
  const known = clients.get(versionUrl);
  if (known) return known;
  const client = new SearchClient(warmUp(versionUrl));
  clients.set(versionUrl, client);
  client.ready.catch(() => {
    clients.delete(versionUrl);
    coolDown(versionUrl);
  });
  return client;
}
