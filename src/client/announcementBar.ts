import type {ReactNode} from 'react';

const inactive = {isActive: false, close: (): void => undefined};

/**
 * Replaces the theme's module of this name in the browser bundle while `announcement` is null:
 * without an announcement, there is no dismissal to read from storage.
 */
export function AnnouncementBarProvider({children}: {readonly children: ReactNode}): ReactNode {
  return children;
}

/** Same value as the theme's hook when there is no announcement. */
export function useAnnouncementBar(): typeof inactive {
  return inactive;
}
