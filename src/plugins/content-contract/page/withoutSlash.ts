/** An address without the slashes at its end; that of the home page, which is one, stays. */
export function withoutSlash(address: string): string {
  return address.replace(/(.)\/+$/, '$1');
}
