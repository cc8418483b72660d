import {createElement, type ReactElement} from 'react';
import {findRoute, type RouteRule} from './matchRoutes';
import {useLocation} from './RouterContext';

interface Props {
  readonly routes: readonly RouteRule[];
}

function Routes({routes}: Props): ReactElement | null {
  const route = findRoute(routes, useLocation().pathname);
  // The key remounts the page, with fresh state, when the route changes.
  return route ? createElement(route.component, {key: route.path, route}) : null;
}

/**
 * Renders the first route that the location matches, like react-router-config: its component
 * receives the route, which contains the nested ones.
 */
export function renderRoutes(routes: readonly RouteRule[] | undefined): ReactElement | null {
  return routes ? createElement(Routes, {routes}) : null;
}
