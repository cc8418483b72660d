import {useEffect} from 'react';

/** Where a browser knows `container`, nothing around the list scrolls with it. */
const within = {block: 'nearest', container: 'nearest'} as const;

/**
 * Scrolls the sidebar until it shows the current page, which on a low screen lies further down.
 *
 * @param path of the current page
 */
export function useCurrentInView(path: string): void {
  useEffect(() => {
    document.querySelector('aside [aria-current=page]')?.scrollIntoView(within);
  }, [path]);
}
