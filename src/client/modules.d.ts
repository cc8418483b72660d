/** What start.ts brings for its effects only. */

declare module 'react-dom/client';

/** What tests ask of it. */
declare module 'react-dom/server' {
  export function renderToStaticMarkup(node: import('react').ReactNode): string;
}

/** Docusaurus's own entry: an alias that the plugin sets. */
declare module 'docusaurus-client-entry';

/** The first of the site's client modules: an alias that the plugin sets. */
declare module 'first-client-module';
