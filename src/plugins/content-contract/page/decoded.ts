/**
 * An address with its codes, such as `%20`, as the letters they stand for.
 *
 * @returns `null` when a per cent sign in it is not one of a code
 */
export function decoded(address: string): string | null {
  try {
    return decodeURI(address);
  } catch {
    return null;
  }
}
