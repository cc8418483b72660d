import type {PropsWithChildren, ReactNode} from 'react';

/**
 * Upstream's provider separates the heads of concurrent server renders; a browser has one document.
 */
export function HelmetProvider({children}: PropsWithChildren): ReactNode {
  return children;
}
