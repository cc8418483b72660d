export interface PathRule {
  readonly path: string;
  /** Whether pages below the path do not match. */
  readonly exact?: boolean;
}

/**
 * Whether an address is that of a route or below it, as react-router 5 tells but for three things. A
 * path stands for itself, save the lone `*`, and `assertPlainRoutes` sees to it that none means
 * more. Capital letters are told from small ones: hosts and the static pages tell them apart, and
 * what they answer with "not found" must not turn into an article once scripts run. And nobody asks
 * which part of the address matches.
 *
 * @param pathname of the address, decoded
 */
export function matchPath(pathname: string, {path, exact}: PathRule): boolean {
  const base = path.replace(/\/$/, '');
  const below = pathname.slice(base.length);
  const isBelow = !exact && below.startsWith('/');
  return path === '*' || (pathname.startsWith(base) && (!below || below === '/' || isBelow));
}
