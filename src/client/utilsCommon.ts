/** What Docusaurus' configuration says of addresses. */
interface AddressOptions {
  readonly trailingSlash: boolean | undefined;
  readonly baseUrl: string;
}

/**
 * Stands in the browser, with the function below, for `@docusaurus/utils-common`, which bundlers take
 * whole: the address of a page, with the ending that the site gives its addresses.
 *
 * @param path path, query and fragment, or a fragment alone
 * @returns the same where the configuration says nothing, and for the home page
 */
export function applyTrailingSlash(path: string, {trailingSlash, baseUrl}: AddressOptions): string {
  const [pathname = ''] = path.split(/[#?]/);
  if (trailingSlash === undefined || path[0] === '#' || ['/', baseUrl].includes(pathname)) {
    return path;
  }
  return pathname.replace(/\/$/, '') + (trailingSlash ? '/' : '') + path.slice(pathname.length);
}

/** An error and what caused it, outermost first. */
export function getErrorCausalChain(error: Error): Error[] {
  return [error, ...(error.cause ? getErrorCausalChain(error.cause as Error) : [])];
}
