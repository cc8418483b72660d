import {createElement, type ReactElement, type ReactNode} from 'react';
import type {Location} from './createLocation';
import {RouterContext, useRouter} from './RouterContext';

interface Props {
  readonly location: Location;
  readonly render: () => ReactNode;
}

/**
 * Shows what is below it as of a location: core keeps the page one reads by it while the next loads.
 * Routes with a path are those of `renderRoutes`.
 */
export function Route({location, render}: Props): ReactElement {
  return createElement(RouterContext, {value: {...useRouter(), location}}, render());
}
