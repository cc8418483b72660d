import type {ComponentType} from 'react';
import {type Match, matchPath, type PathRule} from './matchPath';
import type {RouterValue} from './RouterContext';

/** A route as Docusaurus writes it into the list of all. */
export interface RouteRule extends PathRule {
  readonly component: ComponentType<RouterValue & {readonly route: RouteRule}>;
  readonly routes?: readonly RouteRule[];
}

interface RouteMatch<Rule> {
  readonly route: Rule;
  readonly match: Match;
}

/** The first of the routes that an address matches, as react-router's `<Switch>` chooses it. */
export function findRoute<Rule extends PathRule>(
  routes: readonly Rule[],
  pathname: string,
): RouteMatch<Rule> | undefined {
  for (const route of routes) {
    const match = matchPath(pathname, route);
    if (match) {
      return {route, match};
    }
  }
  return undefined;
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
): RouteMatch<RouteRule>[] {
  const found = findRoute(routes, pathname);
  return found ? [found, ...matchRoutes(found.route.routes ?? [], pathname)] : [];
}
