import {createElement, type ReactElement} from 'react';
import {findRoute, type RouteRule} from './matchRoutes';
import {useLocation} from './RouterContext';

interface Props {
  readonly routes: readonly RouteRule[];
}

function Routes({routes}: Props): ReactElement | null {
  const route = findRoute(routes, useLocation().pathname);
  // By the key another route is another page, with a state of its own.
  return route ? createElement(route.component, {key: route.path, route}) : null;
}

/**
 * Shows the first route that the location matches, as react-router-config does: its component is
 * given the route, in which those below it are.
 */
export function renderRoutes(routes: readonly RouteRule[] | undefined): ReactElement | null {
  return routes ? createElement(Routes, {routes}) : null;
}
