import {parseUrl} from '../../../src/plugins/parseUrl';
import {UsageError} from '../../command/UsageError';
import {isOneMachine} from './isOneMachine';

/** A suggestion for a host without its protocol, or with more than a host. */
function meant(given: string): string | undefined {
  const hasProtocol = /^https?:\/\//.test(given);
  const address = hasProtocol ? given : `http://${given.replace(/^[a-z]+:\/\/|^\/+/i, '')}`;
  const url = parseUrl(address);
  if (!url) {
    return undefined;
  }
  const {protocol, host, hostname} = url;
  const isOther = !hasProtocol && !isOneMachine(hostname);
  if (isOther && !hostname.includes('.')) {
    return undefined;
  }
  return `${isOther ? 'https:' : protocol}//${host}`;
}

/**
 * The origin of a host, without a trailing slash.
 *
 * @param given value from the command line
 * @throws with a suggestion when it is not an origin
 */
export function readOrigin(given: string): string {
  const origin = meant(given);
  if (!origin || parseUrl(given)?.href !== `${origin}/`) {
    const example = origin ?? 'https://help.example.com';
    throw new UsageError(
      `${given} is not the address of a host. Give its protocol and its name, and nothing after them: ${example}`,
    );
  }
  return origin;
}
