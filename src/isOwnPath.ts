/**
 * Whether an address that somebody else may have written is a path of this host. Browsers drop tabs
 * and line breaks and take `\` for `/`, so that more than `//` leads elsewhere: the same parser is
 * asked.
 *
 * @param origin origin of this host, such as `https://help.example.com`
 */
export function isOwnPath(address: string, origin: string): boolean {
  if (!address.startsWith('/')) return false;
  try {
    const url = new URL(address, origin);
    // The router reads a path that begins so as another host.
    return url.origin === origin && !url.pathname.startsWith('//');
  } catch {
    return false;
  }
}
