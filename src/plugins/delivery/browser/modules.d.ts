/** What start.ts brings for its effects only. */

declare module 'react-dom/client';

/** Docusaurus's own entry: an alias that the plugin sets. */
declare module 'docusaurus-client-entry';
