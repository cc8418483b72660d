/** The fields of a navbar item that tell which pages it stands for. */
export interface ActiveRule {
  readonly to?: string;
  readonly exact?: boolean;
  readonly activeBasePath?: string;
  readonly activeBaseRegex?: string;
}

/** A path without the marks of links, search, hash, base URL and closing slash. */
function localPath(address: string, baseUrl: string): string {
  const path = address.replace(/^pathname:\/\//, '').replace(/[?#].*$/, '');
  const base = baseUrl.replace(/\/$/, '');
  const isBased = path === base || path.startsWith(`${base}/`);
  return `/${(isBased ? path.slice(base.length) : path).replace(/^\/+|\/+$/g, '')}`;
}

/** Whether two addresses are one page, whichever of them carries the base URL. */
export function isSamePage(first: string | undefined, second: string, baseUrl: string): boolean {
  return first !== undefined && localPath(first, baseUrl) === localPath(second, baseUrl);
}

/**
 * Whether an item stands for the current page: by its own rule if it has one, else because its
 * target is the page or, unless `exact`, lies above it. The home page lies above nothing.
 *
 * @param item target and rules, with or without the base URL
 * @param pathname path of the current page, base URL included
 * @param baseUrl base URL of the current locale
 */
export function isItemActive(item: ActiveRule, pathname: string, baseUrl: string): boolean {
  const current = localPath(pathname, baseUrl);
  if (item.activeBaseRegex) {
    return new RegExp(item.activeBaseRegex).test(pathname);
  }
  if (item.activeBasePath) {
    return current.startsWith(localPath(item.activeBasePath, baseUrl));
  }
  if (item.to === undefined) {
    return false;
  }
  const target = localPath(item.to, baseUrl);
  const isAbove = !item.exact && target !== '/' && current.startsWith(`${target}/`);
  return current === target || isAbove;
}
