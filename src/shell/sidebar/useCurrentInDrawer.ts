import {type RefObject, useEffect} from 'react';

/**
 * Scrolls the sidebar menu in the drawer to the current page, which may be out of view on a phone.
 *
 * @param panels the scroll container
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
