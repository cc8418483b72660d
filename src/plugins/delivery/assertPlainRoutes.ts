interface Route {
  readonly path: string;
  readonly routes?: readonly Route[];
  readonly [more: string]: unknown;
}

/** What `path-to-regexp` 1 reads as more than itself; the lone `*` is that of "not found". */
const patternMark = /[:*(\\]/;

function isPlain({path, strict, sensitive, render}: Route): boolean {
  return !(strict || sensitive || render || (path !== '*' && patternMark.test(path)));
}

/**
 * Fails where the browser would not find the page of a route that the server has written: the
 * browser takes the paths of routes for what they are, and upstream's router, which is the server's,
 * reads some marks in them as a pattern.
 *
 * @param routes of all plugins, before those of the pages that none of them has
 */
export function assertPlainRoutes(routes: readonly Route[]): void {
  for (const route of routes) {
    if (!isPlain(route)) {
      throw new Error(
        `The route ${route.path} has ":", "*", "(" or "\\\\" in its path, or one of the options ` +
          'strict, sensitive and render. The router that readers download knows none of them: ' +
          'see src/plugins/delivery/browser/router/matchPath.ts.',
      );
    }
    assertPlainRoutes(route.routes ?? []);
  }
}
