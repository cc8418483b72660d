import {isIP} from 'node:net';

/** Whether a host names a single machine rather than the public site. */
export function isOneMachine(hostname: string): boolean {
  return hostname === 'localhost' || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
}
