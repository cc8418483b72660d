import {type RefObject, useEffect} from 'react';
import {uncoverAnchor} from './uncoverAnchor';

const property = '--ifm-navbar-height';
/** Allows for rounding. */
const tolerancePx = 2;

/**
 * Publishes the height of the navbar when large text wraps it onto several rows, so that anchors
 * and the sidebar stay clear of it. At its usual height nothing is set.
 *
 * @param navbarRef the navbar, whose `min-height` is its usual height
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
