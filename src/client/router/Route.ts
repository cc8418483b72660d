import {createElement, type ReactElement, type ReactNode} from 'react';
import type {Location} from './createLocation';
import {RouterContext, useRouter} from './RouterContext';

interface Props {
  readonly location: Location;
  readonly render: () => ReactNode;
}

/**
 * Renders its content with a given location: while the next page loads, core uses it to keep the
 * current page on the previous location. Routes with a path are rendered by `renderRoutes`.
 */
export function Route({location, render}: Props): ReactElement {
  return createElement(RouterContext, {value: {...useRouter(), location}}, render());
}
