import type {ComponentType} from 'react';
import {matchPath, type PathRule} from './matchPath';

/** A route of the generated route list. */
export interface RouteRule extends PathRule {
  readonly component: ComponentType<{readonly route: RouteRule}>;
  readonly routes?: readonly RouteRule[];
}

/** The first route that an address matches, like `<Switch>` of react-router. */
export function findRoute(routes: readonly RouteRule[], pathname: string): RouteRule | undefined {
  return routes.find((route) => matchPath(pathname, route));
}

/**
 * The routes that render an address, like `matchRoutes` of react-router-config: the first that
 * matches, then the first that matches below it, and so on.
 *
 * @param pathname of the address, decoded
 */
export function matchRoutes(
  routes: readonly RouteRule[],
  pathname: string,
): {readonly route: RouteRule}[] {
  const route = findRoute(routes, pathname);
  return route ? [{route}, ...matchRoutes(route.routes ?? [], pathname)] : [];
}
