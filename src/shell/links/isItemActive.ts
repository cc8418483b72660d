/** The fields of a navbar item that decide on which pages it is active. */
export interface ActiveRule {
  readonly to?: string;
  /** A final address: a page of this site with the base URL, or an external address. */
  readonly href?: string;
  readonly exact?: boolean;
  readonly activeBasePath?: string;
  readonly activeBaseRegex?: string;
}

/** A path without the `pathname://` prefix, query, fragment and base URL. */
function localPath(address: string, baseUrl: string): string {
  const path = address.replace(/^pathname:\/\//, '').replace(/[?#].*$/, '');
  const base = baseUrl.replace(/\/$/, '');
  const isBased = path === base || path.startsWith(`${base}/`);
  return `/${(isBased ? path.slice(base.length) : path).replace(/^\/+/, '')}`;
}

/** The same without its trailing slash, which makes no difference to which page it is. */
function pagePath(address: string, baseUrl: string): string {
  return localPath(address, baseUrl).replace(/(?<=.)\/+$/, '');
}

/** Whether two addresses are the same page; either may have the base URL. */
export function isSamePage(first: string | undefined, second: string, baseUrl: string): boolean {
  return first !== undefined && pagePath(first, baseUrl) === pagePath(second, baseUrl);
}

/**
 * Whether an item is active on the current page: by its own rule if it has one; otherwise when its
 * target is the page or, unless `exact`, a parent of it. The home page is a parent of nothing. The
 * rules are those of upstream: a base path is a literal prefix (`/account` matches `/accounts`,
 * `/account/` does not), and a pattern is case-insensitive. Both may or may not include the base
 * URL, because upstream's navbar prepends it to the path and its drawer does not.
 *
 * @param item target and rules, with or without the base URL
 * @param pathname path of the current page, base URL included
 * @param baseUrl base URL of the current locale
 */
export function isItemActive(item: ActiveRule, pathname: string, baseUrl: string): boolean {
  if (item.activeBaseRegex) {
    const pattern = new RegExp(item.activeBaseRegex, 'i');
    return pattern.test(pathname) || pattern.test(localPath(pathname, baseUrl));
  }
  if (item.activeBasePath) {
    return localPath(pathname, baseUrl).startsWith(localPath(item.activeBasePath, baseUrl));
  }
  if (item.to === undefined) {
    return isSamePage(item.href, pathname, '/');
  }
  const current = pagePath(pathname, baseUrl);
  const target = pagePath(item.to, baseUrl);
  const isAbove = !item.exact && target !== '/' && current.startsWith(`${target}/`);
  return current === target || isAbove;
}
