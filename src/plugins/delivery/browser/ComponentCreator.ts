import createComponent from '@docusaurus/core/lib/client/exports/ComponentCreator';
import {createElement, type FunctionComponent} from 'react';

type RouteComponent = ReturnType<typeof createComponent>;

/**
 * Stands in the browser for the part of core of this name, and answers the same: the component of a
 * route, with what brings its chunks. Upstream makes those of all routes as the program starts,
 * which holds a slow phone on a large site; here each is made when it is first asked for.
 *
 * @param path of the route, as in the generated list of routes
 * @param hash that tells routes of one path apart
 */
export default function ComponentCreator(
  path: string,
  hash: string,
): FunctionComponent<object> & Pick<RouteComponent, 'preload'> {
  let made: RouteComponent | undefined;
  const make = (): RouteComponent => {
    made ??= createComponent(path, hash);
    return made;
  };
  return Object.assign((props: object) => createElement(make(), props), {
    preload: () => make().preload(),
  });
}
