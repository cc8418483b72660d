import {UsageError} from './UsageError';
import {wholeNumber} from './wholeNumber';

/**
 * The port that a server will listen on.
 *
 * @param given value of `--port`
 * @param least 0 where a free port may be requested
 * @throws with a sentence when it is not a port
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
