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

function notAsked(): never {
  throw new Error('src/client/scrollUtils.ts: a part of the theme asks what nothing asked before.');
}

/** The theme's index names these; the bundler leaves them out, since no part on a page asks them. */
export const useScrollController = notAsked;
export const useScrollPositionBlocker = notAsked;
export const useSmoothScrollTo = notAsked;
