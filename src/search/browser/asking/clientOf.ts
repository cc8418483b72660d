import {SearchClient} from './SearchClient';
import {coolDown, warmUp} from './warmUp';

const clients = new Map<string, SearchClient>();

/**
 * The search client of a version, created on first use. After a failure, while loading or later,
 * the next call creates a new one.
 *
 * @param versionUrl base URL of the version, with a trailing slash
 */
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
