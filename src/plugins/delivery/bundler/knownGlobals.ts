/** What all browsers of our browserslist have, and React and its scheduler ask for before they use it. */
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

/** What is no function, or not there: no browser has the one, and the other is for who writes React. */
export const otherGlobals = {
  document: 'object',
  performance: 'object',
  setImmediate: 'undefined',
  window: 'object',
  __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
} as const;

/**
 * The answers to `typeof` that are known when the site is built, as the bundler's DefinePlugin takes
 * them: what would stand in for what is there, and what is for the server alone, is left out. A
 * `MessageChannel` is none of them, as extensions take it away.
 */
export const knownGlobals: Readonly<Record<string, string>> = Object.fromEntries(
  [...presentFunctions.map((name) => [name, 'function']), ...Object.entries(otherGlobals)].map(
    ([name, type]) => [`typeof ${name}`, JSON.stringify(type)],
  ),
);
