import {isIP} from 'node:net';

/** Whether a host is named as one machine is, and not as readers know the site. */
export function isOneMachine(hostname: string): boolean {
  return hostname === 'localhost' || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
}
