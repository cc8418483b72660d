/**
 * What stands in the browser for modules that core and the theme ask for by a path, which no alias
 * reaches: the file of src/client, by the request.
 */
export const standIns: readonly (readonly [request: RegExp, file: string])[] = [
  // A wrong base URL is told by shell-config's bootWatch.
  [/[\\/]BaseUrlIssueBanner$/, 'nothing.ts'],
  // A name with nothing behind it is no observer.
  [/(?:^|[\\/])ExecutionEnvironment$/, 'ExecutionEnvironment.ts'],
  // The site's name would stand in the tab until the page's own title is back.
  [/[\\/]SiteMetadataDefaults$/, 'SiteMetadataDefaults.ts'],
  // Firefox would refuse what upstream fetches ahead, by the site's policy.
  [/[\\/]prefetch$/, 'prefetch.ts'],
  // The theme would put in and take off at once what one width shows and the other does not.
  [/[\\/]hooks[\\/]useWindowSize$/, 'useWindowSize.ts'],
  // Readers who want less motion would have the page moved for them, frame by frame.
  [/[\\/]hooks[\\/]useBackToTopButton$/, 'useBackToTopButton.ts'],
  // A link to a short section at the end of a page would leave the one before it marked.
  [/[\\/]hooks[\\/]useTOCHighlight$/, 'useTOCHighlight.ts'],
  // No read or write fails here, so nobody needs what upstream would say of it.
  [/[\\/]storageUtils$/, 'storageUtils.ts'],
];
