import {existsSync} from 'node:fs';

/** Not there on a system without IPv6, where nginx would not start with an address of it. */
const ownAddresses = '/proc/net/if_inet6';

/**
 * What `listen` of nginx takes, and more such lines: of a port alone nginx listens by IPv4 only, and
 * whoever gives one means it by both.
 *
 * @param listen what `--listen` says
 */
export function listenLines(listen: string, hasIpv6 = existsSync(ownAddresses)): string {
  return /^\d+$/.test(listen) && hasIpv6 ? `${listen};\n    listen [::]:${listen}` : listen;
}
