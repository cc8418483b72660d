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

function misreadPaths(routes: readonly Route[]): string[] {
  return routes.flatMap((route) => [
    ...(isPlain(route) ? [] : [route.path]),
    ...misreadPaths(route.routes ?? []),
  ]);
}

/**
 * Fails where the browser would not find the page of a route that the server has written: the
 * browser takes the paths of routes for what they are, and upstream's router, which is the server's,
 * reads some marks in them as a pattern.
 *
 * @param routes of all plugins, before those of the pages that none of them has
 * @throws names all such routes
 */
export function assertPlainRoutes(routes: readonly Route[]): void {
  const misread = misreadPaths(routes);
  if (misread.length > 0) {
    throw new Error(
      'The router that readers download would not find these routes, for their paths hold ":", "*", ' +
        '"(" or "\\", or they have one of the options strict, sensitive and render:\n' +
        `${misread.map((path) => `- ${path}`).join('\n')}\n` +
        'Give their pages plain addresses, or see src/client/router/matchPath.ts.',
    );
  }
}
