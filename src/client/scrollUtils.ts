import type {ReactNode} from 'react';

/**
 * Replaces the theme's module of this name in the browser bundle while `announcement` is null: the
 * other parts of the theme that read the scroll position are replaced by ours.
 */
export function ScrollControllerProvider({children}: {readonly children: ReactNode}): ReactNode {
  return children;
}

/** The sidebar calls it to leave room for the announcement bar, of which there is none. */
export function useScrollPosition(): void {}

function neverCalled(): never {
  throw new Error('src/client/scrollUtils.ts: a part of the theme asks what nothing asked before.');
}

/** The theme's index re-exports these; no page calls them, so the bundler drops them. */
export const useScrollController = neverCalled;
export const useScrollPositionBlocker = neverCalled;
export const useSmoothScrollTo = neverCalled;
