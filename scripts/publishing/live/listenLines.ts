import {existsSync} from 'node:fs';

/** Missing on a system without IPv6, where nginx would not start with an IPv6 address. */
const ownAddresses = '/proc/net/if_inet6';

/**
 * The values of nginx's `listen` directives. With a port alone nginx listens on IPv4 only;
 * operators expect both.
 *
 * @param listen value of `--listen`
 */
export function listenLines(listen: string, hasIpv6 = existsSync(ownAddresses)): string {
  return /^\d+$/.test(listen) && hasIpv6 ? `${listen};\n    listen [::]:${listen}` : listen;
}
