import {matchPath} from '@docusaurus/router';

interface Route {
  readonly path?: string | readonly string[];
  readonly exact?: boolean;
  readonly routes?: readonly Route[];
  readonly component?: unknown;
}

/** Brings the parts of a lazy component; the same promise each time. */
type Preload = () => Promise<unknown>;

function preloadOf({component}: Route): Preload | undefined {
  return (component as {preload?: Preload} | undefined)?.preload;
}

function routesOf(routes: readonly Route[], pathname: string): Route[] {
  for (const route of routes) {
    const {path, exact, routes: nested} = route;
    if (typeof path === 'string' && path !== '*' && matchPath(pathname, {path, exact})) {
      const below = nested ? routesOf(nested, pathname) : [];
      if (!nested || below.length > 0) {
        return [route, ...below];
      }
    }
  }
  return [];
}

/**
 * Brings all parts of a page, as a click on its link would, and says whether they are there.
 *
 * @param routes the routes of the site
 * @param pathname path of the page, base URL included
 */
export async function preloadPage(routes: readonly Route[], pathname: string): Promise<boolean> {
  const found = routesOf(routes, pathname);
  try {
    await Promise.all(found.map((route) => preloadOf(route)?.()));
  } catch {
    return false;
  }
  return found.length > 0;
}
