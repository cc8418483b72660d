import {UsageError} from './UsageError';
import {wholeNumber} from './wholeNumber';

/**
 * The port that a server is to listen on.
 *
 * @param given what `--port` says
 * @param least 0 where a free port may be asked for
 * @throws with a sentence when it is none
 */
export function readPort(given: string, least: 0 | 1): number {
  const port = wholeNumber(given);
  if (port >= least && port <= 65_535) {
    return port;
  }
  throw new UsageError(
    `“${given}” is not a port. Give a number from ${least} to 65535: --port 3000`,
  );
}
