import {parseUrl} from '../../../src/plugins/parseUrl';
import {UsageError} from '../../command/UsageError';
import {isOneMachine} from './isOneMachine';

/** What was meant, as far as it can be told: a host without its protocol, or more than a host. */
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
 * The address of a host, without a slash at its end.
 *
 * @param given what was given on the command line
 * @throws with what to write when it is no such address
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
