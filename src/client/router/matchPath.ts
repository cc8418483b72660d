export interface Match {
  /** The path that was asked for. */
  readonly path: string;
  /** The part of the address that it matches. */
  readonly url: string;
  /** Whether that is the whole of the address. */
  readonly isExact: boolean;
  readonly params: Readonly<Record<string, string>>;
}

export interface PathRule {
  readonly path: string;
  /** Whether pages below the path do not match. */
  readonly exact?: boolean;
}

const dropSlash = (path: string): string => path.replace(/\/$/, '');

/**
 * Whether an address is that of a route or below it, as react-router 5 tells but for two things. A
 * path stands for itself, save the lone `*`, and `assertPlainRoutes` sees to it that none means
 * more. And capital letters are told from small ones: hosts and the static pages tell them apart, and
 * what they answer with "not found" must not turn into an article once scripts run.
 *
 * @param pathname of the address, decoded
 * @returns what matches, or `null`
 */
export function matchPath(pathname: string, {path, exact}: PathRule): Match | null {
  if (path === '*') {
    return {path, url: pathname, isExact: true, params: {0: pathname}};
  }
  const base = dropSlash(path);
  const below = pathname.slice(base.length);
  const isExact = !below || below === '/';
  if (!pathname.startsWith(base) || !(isExact || (!exact && below.startsWith('/')))) {
    return null;
  }
  return {path, url: (isExact ? pathname : base) || '/', isExact, params: {}};
}
