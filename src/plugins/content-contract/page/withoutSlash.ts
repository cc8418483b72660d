/** An address without trailing slashes; the home page, `/`, is unchanged. */
export function withoutSlash(address: string): string {
  return address.replace(/(.)\/+$/, '$1');
}
