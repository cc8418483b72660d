interface Route {
  readonly path: string;
  readonly routes?: readonly Route[];
  readonly [more: string]: unknown;
}

/** What `path-to-regexp` 1 interprets as a pattern; a lone `*` is the "not found" route. */
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
 * Refuses routes that the browser's router could not match. It compares paths literally, whereas
 * upstream's router, which renders on the server, reads some characters as a pattern.
 *
 * @param routes of all plugins, with their nested ones
 * @throws with all such routes
 */
export function assertPlainRoutes(routes: readonly Route[]): void {
  const misread = misreadPaths(routes);
  if (misread.length > 0) {
    throw new Error(
      'The router that readers download would not find these routes, because their paths contain ":", "*", ' +
        '"(" or "\\", or they have one of the options strict, sensitive and render:\n' +
        `${misread.map((path) => `- ${path}`).join('\n')}\n` +
        'Give their pages plain addresses, or see src/client/router/matchPath.ts.',
    );
  }
}
