/**
 * Browser replacements for modules that core and the theme import by relative path, which no alias
 * matches: the file of src/client, by request.
 */
export const moduleReplacements: readonly (readonly [request: RegExp, file: string])[] = [
  // src/inline/watchBoot.ts reports a wrong base URL.
  [/[\\/]BaseUrlIssueBanner$/, 'nothing.ts'],
  // Upstream's takes an `IntersectionObserver` that is defined but empty, as privacy extensions
  // leave it, for a real one.
  [/(?:^|[\\/])ExecutionEnvironment$/, 'ExecutionEnvironment.ts'],
  // Upstream's would show the site's name in the tab until the page's own title is back.
  [/[\\/]SiteMetadataDefaults$/, 'SiteMetadataDefaults.ts'],
  // The site's policy makes Firefox refuse what upstream prefetches.
  [/[\\/]prefetch$/, 'prefetch.ts'],
  // Upstream's would insert and immediately remove what only one window width shows.
  [/[\\/]hooks[\\/]useWindowSize$/, 'useWindowSize.ts'],
  // Upstream's scrolls in steps, even for readers who prefer reduced motion.
  [/[\\/]hooks[\\/]useBackToTopButton$/, 'useBackToTopButton.ts'],
  // Upstream's would highlight the section before when a link leads to a short one at the end of a
  // page.
  [/[\\/]hooks[\\/]useTOCHighlight$/, 'useTOCHighlight.ts'],
  // Upstream's error handling is dead weight: here, reading and writing storage never fails.
  [/[\\/]storageUtils$/, 'storageUtils.ts'],
];
