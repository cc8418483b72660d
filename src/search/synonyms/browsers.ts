/**
 * Browsers that pages name: a query for one finds what the pages say about browsers in general, but
 * marks none of the others.
 */
export const namedBrowsers: readonly string[] = ['Chrome', 'Firefox', 'Edge', 'Safari', 'Mozilla'];

/** Browsers that no page names: they match what the pages say about browsers in general. */
export const otherBrowsers: readonly string[] = [
  'Opera',
  'Brave',
  'Vivaldi',
  'Internet Explorer',
  'DuckDuckGo',
  'Samsung Internet',
];
