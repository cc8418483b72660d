import type {ReactNode} from 'react';

/**
 * Stands in the browser for the theme's module of this name while the configuration announces
 * nothing: what else of the theme asks where the page is scrolled to has a part of ours in its place.
 */
export function ScrollControllerProvider({children}: {readonly children: ReactNode}): ReactNode {
  return children;
}

/** The list of pages asks whether it has to leave room for an announcement. */
export function useScrollPosition(): void {}
