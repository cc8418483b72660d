import type {ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import type {LocaleServer} from './startLocale';

/** The servers of all languages, which start and stop together. */
export interface LanguageServers {
  /** Resolves when every server has its first pages; rejects when one stops earlier. */
  start(): Promise<void>;
  /** The same, after stopping those that run. */
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
 * Treats the servers of all languages as one: none starts or stops alone.
 *
 * @param begin starts a server for each language, on the same ports as before
 * @param onLost called when a server stops unexpectedly
 */
export function languageServers(
  begin: () => readonly LocaleServer[],
  onLost: () => void,
): LanguageServers {
  let servers: readonly LocaleServer[] = [];
  const start = async (): Promise<void> => {
    const own = begin();
    servers = own;
    // Each is watched from its own first page on: the other may take much longer.
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
