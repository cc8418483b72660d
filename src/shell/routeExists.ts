import {matchPath} from '@docusaurus/router';

interface Route {
  readonly path?: string | readonly string[];
  readonly exact?: boolean;
  readonly routes?: readonly Route[];
}

/**
 * Whether an address leads to a page rather than to "not found". Routes that hold others match by
 * prefix, so only a leaf tells.
 *
 * @param routes the routes of the site
 * @param pathname path of the address, base URL included
 */
export function routeExists(routes: readonly Route[], pathname: string): boolean {
  return routes.some(({path, exact, routes: nested}) => {
    if (typeof path !== 'string' || path === '*') {
      return false;
    }
    return nested
      ? matchPath(pathname, {path}) !== null && routeExists(nested, pathname)
      : matchPath(pathname, {path, exact: exact ?? false}) !== null;
  });
}
