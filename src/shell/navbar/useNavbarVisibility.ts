import {useLocation} from '@docusaurus/router';
import {type RefObject, useCallback, useEffect, useRef, useState} from 'react';
import {anchorOf} from '../../anchor';
import {isPlainClick} from '../../isPlainClick';
import {isAtAnchor} from './isAtAnchor';
import {initialNavbarState, type NavbarEvent, navbarVisibility} from './navbarVisibility';

/** Input of the reader that interrupts a scroll to an anchor. */
const interruptions = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
/** An open menu of the navbar. A closed drawer also contains expanded categories: not those. */
const openMenu = '[aria-expanded="true"]:not(dialog:not([open]) *)';
const passive = {passive: true} as const;

/**
 * Connects the `navbarVisibility` reducer to the events of the window.
 *
 * @param canHide `navbar.hideOnScroll` of the configuration; when false the navbar always shows
 * @returns a ref for the navbar, and whether to show it
 */
export function useNavbarVisibility(canHide: boolean): {
  readonly navbarRef: RefObject<HTMLElement | null>;
  readonly isVisible: boolean;
} {
  const navbarRef = useRef<HTMLElement>(null);
  // In a ref, so that only a change of visibility renders, not each scroll event.
  const state = useRef(initialNavbarState);
  const [isVisible, setVisible] = useState(initialNavbarState.isVisible);
  const dispatch = useCallback((event: NavbarEvent): void => {
    state.current = navbarVisibility(state.current, event);
    setVisible(state.current.isVisible);
  }, []);
  const {pathname, hash} = useLocation();

  useEffect(() => {
    dispatch({type: anchorOf(hash, document) ? 'anchor' : 'show'});
  }, [pathname, hash, dispatch]);

  useEffect(() => {
    const onArrival = (): void => dispatch({type: 'arrived'});
    const stop = new AbortController();
    for (const interruption of interruptions) {
      window.addEventListener(interruption, onArrival, {...passive, signal: stop.signal});
    }
    const onScrollEnd = (): void => {
      if (isAtAnchor(window.location.hash, document)) {
        onArrival();
      }
    };
    window.addEventListener('scrollend', onScrollEnd, {signal: stop.signal});
    return () => stop.abort();
  }, [dispatch]);

  useEffect(() => {
    const navbar = navbarRef.current;
    if (!canHide || !navbar) {
      return undefined;
    }
    const onScroll = (): void =>
      dispatch({
        type: 'scroll',
        scrollYPx: window.scrollY,
        maxScrollYPx: document.documentElement.scrollHeight - window.innerHeight,
        navbarHeightPx: navbar.offsetHeight,
        isInUse: navbar.querySelector(openMenu) !== null,
      });
    const onFocus = (): void => dispatch({type: 'show'});
    // A second click on the same link does not change the address, yet scrolls to its anchor again.
    const onClick = (event: MouseEvent): void => {
      const {target} = event;
      const link = target instanceof Element && isPlainClick(event) ? target.closest('a') : null;
      if (link && link.pathname === window.location.pathname && anchorOf(link.hash, document)) {
        dispatch({type: 'anchor'});
      }
    };
    dispatch({type: 'found', scrollYPx: window.scrollY});
    const stop = new AbortController();
    const {signal} = stop;
    window.addEventListener('scroll', onScroll, {...passive, signal});
    window.addEventListener('click', onClick, {signal});
    navbar.addEventListener('focusin', onFocus, {signal});
    return () => stop.abort();
  }, [canHide, dispatch]);

  return {navbarRef, isVisible: !canHide || isVisible};
}
