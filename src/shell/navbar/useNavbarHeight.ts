import {type RefObject, useEffect} from 'react';
import {uncoverAnchor} from './uncoverAnchor';

const property = '--ifm-navbar-height';
/** Rounding of a height that has not changed. */
const tolerancePx = 2;

/**
 * Tells the page how tall the bar is when large text gives it more than one row, so that anchors
 * and the sidebar stay clear of it. As long as it has its usual height nothing is set.
 *
 * @param navbarRef the bar, whose `min-height` is its usual height
 */
export function useNavbarHeight(navbarRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const navbar = navbarRef.current;
    if (!navbar) {
      return undefined;
    }
    const {style} = document.documentElement;
    const observer = new ResizeObserver(() => {
      const usualPx = Number.parseFloat(getComputedStyle(navbar).minHeight);
      if (navbar.offsetHeight > usualPx + tolerancePx) {
        style.setProperty(property, `${navbar.offsetHeight}px`);
        uncoverAnchor(window.location.hash, navbar, document);
      } else {
        style.removeProperty(property);
      }
    });
    observer.observe(navbar);
    return () => observer.disconnect();
  }, [navbarRef]);
}
