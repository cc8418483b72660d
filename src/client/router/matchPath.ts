export interface PathRule {
  readonly path: string;
  /** Whether only the path itself matches, not the pages below it. */
  readonly exact?: boolean;
}

/**
 * Whether an address is that of a route or below it. Like react-router 5, with three differences. A
 * path is literal, except the lone `*`; `assertPlainRoutes` checks that no route has a pattern.
 * Matching is case-sensitive: hosts and static pages are, and an address they answer with "not
 * found" must not become an article once scripts run. And the result does not include the matched
 * part.
 *
 * @param pathname of the address, decoded
 */
export function matchPath(pathname: string, {path, exact}: PathRule): boolean {
  const base = path.replace(/\/$/, '');
  const below = pathname.slice(base.length);
  const isBelow = !exact && below.startsWith('/');
  return path === '*' || (pathname.startsWith(base) && (!below || below === '/' || isBelow));
}
