import type {ReactNode} from 'react';

const never = {isActive: false, close: (): void => undefined};

/**
 * Stands in the browser for the theme's module of this name while the configuration announces
 * nothing: the theme would carry, and ask of the storage, what no reader can have closed.
 */
export function AnnouncementBarProvider({children}: {readonly children: ReactNode}): ReactNode {
  return children;
}

/** What the theme answers where there is no announcement. */
export function useAnnouncementBar(): typeof never {
  return never;
}
