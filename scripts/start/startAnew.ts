import type {Fault} from '../../src/plugins/content-contract/faults/Fault';
import type {LanguageServers} from './languageServers';

/**
 * Starts both languages anew: a process reads data once, and it takes another to show them as they
 * are now. Data that cannot be read leave the pages as they are: which slip it is, the check tells.
 *
 * @param unreadable what keeps the data from being read now
 */
export async function startAnew(
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
