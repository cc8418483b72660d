/**
 * Whether an untrusted address is a path on this host. Browsers strip tabs and line breaks and read
 * `\` as `/`, so addresses other than `//…` can lead to another host: this uses the browser's own
 * parser.
 *
 * @param origin of this host, such as `https://help.example.com`
 */
export function isOwnPath(address: string, origin: string): boolean {
  if (!address.startsWith('/')) return false;
  try {
    const url = new URL(address, origin);
    // The router parses a path that starts with `//` as another host.
    return url.origin === origin && !url.pathname.startsWith('//');
  } catch {
    return false;
  }
}
