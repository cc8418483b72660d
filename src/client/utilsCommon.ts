/** The part of the Docusaurus configuration that addresses depend on. */
interface AddressOptions {
  readonly trailingSlash: boolean | undefined;
  readonly baseUrl: string;
}

/**
 * With the function below, replaces `@docusaurus/utils-common`, which bundlers cannot tree-shake.
 * Adds or removes the trailing slash of an address according to the configuration.
 *
 * @param path path, query and fragment, or a fragment alone
 * @returns the path unchanged when `trailingSlash` is undefined, and for the home page
 */
export function applyTrailingSlash(path: string, {trailingSlash, baseUrl}: AddressOptions): string {
  const [pathname = ''] = path.split(/[#?]/);
  if (trailingSlash === undefined || path[0] === '#' || ['/', baseUrl].includes(pathname)) {
    return path;
  }
  return pathname.replace(/\/$/, '') + (trailingSlash ? '/' : '') + path.slice(pathname.length);
}

/** An error and its causes, outermost first. */
export function getErrorCausalChain(error: Error): Error[] {
  return [error, ...(error.cause ? getErrorCausalChain(error.cause as Error) : [])];
}
