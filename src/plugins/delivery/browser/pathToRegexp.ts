import pathToRegexp from 'path-to-regexp/index.js';

/**
 * Stands for the package of this name, of which the router asks that letters may be small or
 * capital. Hosts and the static pages tell them apart: what they answer with "not found" must not
 * turn into an article once scripts run.
 */
const sensitive: typeof pathToRegexp = Object.assign(
  (path: string, keys?: unknown[], options?: object) =>
    pathToRegexp(path, keys, {...options, sensitive: true}),
  {compile: pathToRegexp.compile},
);

export default sensitive;
