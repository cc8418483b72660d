import {matchPath} from '@docusaurus/router';

export interface Route {
  readonly path?: string | readonly string[];
  readonly exact?: boolean;
  readonly routes?: readonly Route[];
  readonly component?: unknown;
}

/**
 * The routes that render a page, outermost first. Routes with nested routes match by prefix, so
 * only a matching leaf counts.
 *
 * @param routes the routes of the site
 * @param pathname path of the address, base URL included
 * @returns an empty list when the address leads to "not found"
 */
export function routesTo(routes: readonly Route[], pathname: string): readonly Route[] {
  for (const route of routes) {
    const {path, exact, routes: nested} = route;
    if (typeof path === 'string' && path !== '*' && matchPath(pathname, {path, exact})) {
      const below = nested ? routesTo(nested, pathname) : [];
      if (!nested || below.length > 0) {
        return [route, ...below];
      }
    }
  }
  return [];
}
