/** The fields of a navbar item that tell which pages it stands for. */
export interface ActiveRule {
  readonly to?: string;
  /** An address as it stands: it is the page, base URL included, or none of this site. */
  readonly href?: string;
  readonly exact?: boolean;
  readonly activeBasePath?: string;
  readonly activeBaseRegex?: string;
}

/** A path without the marks of links, search, hash and base URL. */
function localPath(address: string, baseUrl: string): string {
  const path = address.replace(/^pathname:\/\//, '').replace(/[?#].*$/, '');
  const base = baseUrl.replace(/\/$/, '');
  const isBased = path === base || path.startsWith(`${base}/`);
  return `/${(isBased ? path.slice(base.length) : path).replace(/^\/+/, '')}`;
}

/** The same without the slash at its end: with it or without, it is one page. */
function pagePath(address: string, baseUrl: string): string {
  return localPath(address, baseUrl).replace(/(?<=.)\/+$/, '');
}

/** Whether two addresses are one page, whichever of them carries the base URL. */
export function isSamePage(first: string | undefined, second: string, baseUrl: string): boolean {
  return first !== undefined && pagePath(first, baseUrl) === pagePath(second, baseUrl);
}

/**
 * Whether an item stands for the current page: by its own rule if it has one, else because its
 * target is the page or, unless `exact`, lies above it. The home page lies above nothing. The rules
 * are read as upstream reads them: a base path is the beginning of an address, letter for letter
 * (`/account` holds `/accounts`, `/account/` does not), and a pattern knows no capitals. It may take
 * the base URL into account or not: upstream's bar has it before the path, its drawer has not.
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
