/**
 * An address with its percent-encoding decoded.
 *
 * @returns `null` when a per cent sign in it is not part of a valid code
 */
export function decoded(address: string): string | null {
  try {
    return decodeURI(address);
  } catch {
    return null;
  }
}
