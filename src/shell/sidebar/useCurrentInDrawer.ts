import {type RefObject, useEffect} from 'react';

/**
 * Scrolls the menu of pages in the drawer until it shows the current one, which on a phone may lie
 * further down.
 *
 * @param panels what scrolls
 * @param isShown whether the drawer is open on this menu
 */
export function useCurrentInDrawer(panels: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    if (isShown) {
      const current = '.theme-doc-sidebar-menu [aria-current=page]';
      panels.current?.querySelector(current)?.scrollIntoView({block: 'nearest'});
    }
  }, [panels, isShown]);
}
