import {useLocation} from '@docusaurus/router';
import {type RefObject, useEffect, useReducer, useRef} from 'react';
import {anchorOf} from './anchorOf';
import {initialNavbarState, navbarVisibility} from './navbarVisibility';

const readerInputs = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
const passive = {passive: true} as const;

/**
 * Binds `navbarVisibility` to the window.
 *
 * @param canHide `navbar.hideOnScroll` of the configuration; when false the bar always shows
 * @returns a ref for the bar and whether to show it
 */
export function useNavbarVisibility(canHide: boolean): {
  readonly navbarRef: RefObject<HTMLElement | null>;
  readonly isVisible: boolean;
} {
  const navbarRef = useRef<HTMLElement>(null);
  const [state, dispatch] = useReducer(navbarVisibility, initialNavbarState);
  const {pathname, hash} = useLocation();

  useEffect(() => {
    dispatch({type: anchorOf(hash, document) ? 'anchor' : 'show'});
  }, [pathname, hash]);

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
      });
    const onInput = (): void => dispatch({type: 'input'});
    const onFocus = (): void => dispatch({type: 'show'});
    // A second click on the same link changes no address, yet scrolls to its anchor again.
    const onClick = ({target}: MouseEvent): void => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link && link.pathname === window.location.pathname && anchorOf(link.hash, document)) {
        dispatch({type: 'anchor'});
      }
    };
    const stop = new AbortController();
    const {signal} = stop;
    window.addEventListener('scroll', onScroll, {...passive, signal});
    window.addEventListener('click', onClick, {signal});
    navbar.addEventListener('focusin', onFocus, {signal});
    for (const input of readerInputs) {
      window.addEventListener(input, onInput, {...passive, signal});
    }
    return () => stop.abort();
  }, [canHide]);

  return {navbarRef, isVisible: !canHide || state.isVisible};
}
