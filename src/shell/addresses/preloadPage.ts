import {type Route, routesTo} from './routesTo';

/** The component of a route; `preload` loads its chunks and returns the same promise each time. */
type LazyComponent = {readonly preload?: () => Promise<unknown>} | undefined;

/**
 * Loads all chunks of a page, as a click on its link would.
 *
 * @param routes the routes of the site
 * @param pathname path of the page, base URL included
 * @returns whether they are loaded; false too when no route matches
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
