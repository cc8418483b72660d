import {assertData} from '../building/assertData';
import type {LanguageServers} from './languageServers';

/**
 * Starts the servers. When one stops, faults in the data are the likely cause and replace its error.
 * They are not checked before: most of them stop no server and should not interrupt a writer.
 *
 * @throws with the faults of the data, or else what the servers threw
 */
export async function startOrExplain(
  siteDir: string,
  servers: Pick<LanguageServers, 'start'>,
): Promise<void> {
  try {
    await servers.start();
  } catch (error) {
    assertData(siteDir);
    throw error;
  }
}
