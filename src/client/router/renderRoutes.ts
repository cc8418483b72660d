import {createElement, type ReactElement} from 'react';
import {findRoute, type RouteRule} from './matchRoutes';
import {RouterContext, useRouter} from './RouterContext';

interface Props {
  readonly routes: readonly RouteRule[];
}

function Routes({routes}: Props): ReactElement | null {
  const router = useRouter();
  const found = findRoute(routes, router.location.pathname);
  if (!found) {
    return null;
  }
  const {route, match} = found;
  const value = {...router, match};
  // By the key another route is another page, with a state of its own.
  return createElement(
    RouterContext,
    {key: route.path, value},
    createElement(route.component, {...value, route}),
  );
}

/**
 * Shows the first route that the location matches, as react-router-config does: its component is
 * given the route, in which those below it are, and what the router tells.
 */
export function renderRoutes(routes: readonly RouteRule[] | undefined): ReactElement | null {
  return routes ? createElement(Routes, {routes}) : null;
}
