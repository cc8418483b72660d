import type {ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import type {LocaleServer} from './startLocale';

/** The servers of all languages, which start and end together. */
export interface LanguageServers {
  /** Settles when pages can be read in each of them; fails when one stops before. */
  start(): Promise<void>;
  /** The same, once those that run have ended. */
  restart(): Promise<void>;
  stop(): void;
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode === null && server.signalCode === null) {
    const ended = once(server, 'exit');
    server.kill();
    await ended;
  }
}

/**
 * The servers of all languages as one: none is begun or ended without the others.
 *
 * @param begin starts a server for each language, on the ports they have had before
 * @param onLost told when one stops that nobody has asked to
 */
export function languageServers(
  begin: () => readonly LocaleServer[],
  onLost: () => void,
): LanguageServers {
  let servers: readonly LocaleServer[] = [];
  const start = async (): Promise<void> => {
    const own = begin();
    servers = own;
    // Each is listened to from its own first page on: the other may take much longer.
    await Promise.all(
      own.map(async ({ready, process}) => {
        await ready;
        process.once('exit', () => servers === own && onLost());
      }),
    );
  };
  return {
    start,
    async restart() {
      const before = servers;
      servers = [];
      await Promise.all(before.map(({process}) => end(process)));
      await start();
    },
    stop() {
      for (const {process} of servers) {
        process.kill();
      }
      servers = [];
    },
  };
}
