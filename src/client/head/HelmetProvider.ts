import type {PropsWithChildren, ReactNode} from 'react';

/** Upstream keeps apart what several documents ask for; in a browser there is one. */
export function HelmetProvider({children}: PropsWithChildren): ReactNode {
  return children;
}
