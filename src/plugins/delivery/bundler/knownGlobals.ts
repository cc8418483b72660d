/**
 * Functions that every browser of our browserslist has, and that React and its scheduler test with
 * `typeof` before use.
 */
export const presentFunctions = [
  'AbortController',
  'Object.is',
  'Promise',
  'WeakMap',
  'WeakSet',
  'clearTimeout',
  'performance.now',
  'queueMicrotask',
  'reportError',
  'setTimeout',
] as const;

/**
 * Other known types: `setImmediate`, which browsers lack; the hook of React's developer tools,
 * which readers do without; and objects.
 */
export const otherGlobals = {
  document: 'object',
  performance: 'object',
  setImmediate: 'undefined',
  window: 'object',
  __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
} as const;

/**
 * `typeof` results known at build time, in the form of the bundler's DefinePlugin, so that the
 * minimizer drops polyfills and server-only branches. `MessageChannel` is not included, because
 * browser extensions may remove it.
 */
export const knownGlobals: Readonly<Record<string, string>> = Object.fromEntries(
  [...presentFunctions.map((name) => [name, 'function']), ...Object.entries(otherGlobals)].map(
    ([name, type]) => [`typeof ${name}`, JSON.stringify(type)],
  ),
);
