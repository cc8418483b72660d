/** Browsers that no page names: they lead to what is said of browsers in general. */
export const otherBrowsers: readonly string[] = [
  'Opera',
  'Brave',
  'Vivaldi',
  'Internet Explorer',
  'DuckDuckGo',
  'Samsung Internet',
];
