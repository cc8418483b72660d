/** start.ts imports it for its side effects only. */

declare module 'react-dom/client';

/** The part that tests use. */
declare module 'react-dom/server' {
  export function renderToStaticMarkup(node: import('react').ReactNode): string;
}

/** Docusaurus's own entry; alias defined by the delivery plugin. */
declare module 'docusaurus-client-entry';

/** The first client module of the site; alias defined by the delivery plugin. */
declare module 'first-client-module';
