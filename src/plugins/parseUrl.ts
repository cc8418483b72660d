/**
 * Parses a URL; `undefined` when it is invalid. Replaces `URL.parse`, which Node 20 lacks; its
 * `URL.canParse` starts refusing addresses with accents after some thousand calls.
 *
 * @param base for relative addresses
 */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
