import type {ComponentType} from 'react';
import {matchPath, type PathRule} from './matchPath';

/** A route as Docusaurus writes it into the list of all. */
export interface RouteRule extends PathRule {
  readonly component: ComponentType<{readonly route: RouteRule}>;
  readonly routes?: readonly RouteRule[];
}

/** The first of the routes that an address matches, as react-router's `<Switch>` chooses it. */
export function findRoute(routes: readonly RouteRule[], pathname: string): RouteRule | undefined {
  return routes.find((route) => matchPath(pathname, route));
}

/**
 * The routes that show an address, as react-router-config finds them: the first that matches, then
 * the first below it, and so on.
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
