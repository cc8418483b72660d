/** Browsers that no page names: they match what the pages say about browsers in general. */
export const otherBrowsers: readonly string[] = [
  'Opera',
  'Brave',
  'Vivaldi',
  'Internet Explorer',
  'DuckDuckGo',
  'Samsung Internet',
];
