import type {Fault} from '../../src/plugins/content-contract/faults/Fault';
import type {LanguageServers} from './languageServers';

/**
 * Restarts both languages to load changed data, which a process reads only once. While the data is
 * unreadable, the pages stay as they are; the check reports the syntax error.
 *
 * @param unreadable finds what currently keeps the data from being read
 */
export async function restartServers(
  servers: Pick<LanguageServers, 'restart'>,
  unreadable: () => readonly Fault[],
): Promise<void> {
  const files = new Set(unreadable().map(({file}) => file));
  if (files.size > 0) {
    console.error(
      `Both languages keep showing the previous state until ${[...files].join(', ')} can be read: fix the problems listed here.`,
    );
    return;
  }
  console.log('Data, drawings or settings have changed: restarting both languages…');
  try {
    await servers.restart();
    console.log('Both languages now show the change.');
  } catch {
    console.error('They could not restart. Correct your change and save it again.');
  }
}
