import {type Route, routesTo} from './routesTo';

/** The component of a route: what brings its parts, the same promise each time. */
type LazyComponent = {readonly preload?: () => Promise<unknown>} | undefined;

/**
 * Brings all parts of a page, as a click on its link would, and says whether they are there.
 *
 * @param routes the routes of the site
 * @param pathname path of the page, base URL included
 */
export async function preloadPage(routes: readonly Route[], pathname: string): Promise<boolean> {
  const found = routesTo(routes, pathname);
  try {
    await Promise.all(found.map(({component}) => (component as LazyComponent)?.preload?.()));
  } catch {
    return false;
  }
  return found.length > 0;
}
