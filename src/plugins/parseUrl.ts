/**
 * The URL that an address stands for; nothing when it stands for none. As `URL.parse`, which Node 20
 * lacks; its `URL.canParse` refuses addresses with accents once it has been asked some thousand times.
 *
 * @param base what a relative address is read from
 */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
