/** State of the navbar between two events; lengths in CSS pixels. */
interface NavbarState {
  readonly isVisible: boolean;
  readonly scrollYPx: number;
  /** The page is being scrolled to an anchor, not by the reader. */
  readonly isGoingToAnchor: boolean;
}

export type NavbarEvent =
  | {
      readonly type: 'scroll';
      readonly scrollYPx: number;
      /** Largest scroll position of the page; touch screens overscroll beyond it. */
      readonly maxScrollYPx: number;
      readonly navbarHeightPx: number;
      readonly isInUse: boolean;
    }
  | {readonly type: 'anchor'}
  /** The reader took over (wheel, touch, pointer or key), or the page has reached the anchor. */
  | {readonly type: 'arrived'}
  /**
   * The page was hydrated while scrolled down, after a reload or because its address names an
   * anchor.
   */
  | {readonly type: 'found'; readonly scrollYPx: number}
  /**
   * A page change, before the browser restores its scroll position; or the focus entered the
   * navbar.
   */
  | {readonly type: 'show'};

export const initialNavbarState: NavbarState = {
  isVisible: true,
  scrollYPx: 0,
  isGoingToAnchor: false,
};

function afterScroll(
  state: NavbarState,
  {scrollYPx, maxScrollYPx, navbarHeightPx, isInUse}: Extract<NavbarEvent, {type: 'scroll'}>,
): NavbarState {
  const y = Math.min(Math.max(scrollYPx, 0), Math.max(maxScrollYPx, 0));
  const isNearTop = y < navbarHeightPx;
  const isKept = isInUse || state.isGoingToAnchor || y === state.scrollYPx;
  const isVisible = isNearTop || (isKept ? state.isVisible : y < state.scrollYPx);
  return {...state, scrollYPx: y, isVisible};
}

/**
 * Reducer for the navbar, which hides when the reader scrolls down and shows when they scroll up.
 * It stays visible near the top of the page, when the page goes to an existing anchor, at the top
 * of a new page, while one of its menus is open, and when the focus enters it. Restoring a scroll
 * position further down counts as scrolling down.
 *
 * @param state before the event
 * @param event what happened
 * @returns the state after the event
 */
export function navbarVisibility(state: NavbarState, event: NavbarEvent): NavbarState {
  switch (event.type) {
    case 'scroll':
      return afterScroll(state, event);
    case 'anchor':
      return {...state, isVisible: true, isGoingToAnchor: true};
    case 'arrived':
      return {...state, isGoingToAnchor: false};
    case 'found':
      return {...state, scrollYPx: event.scrollYPx};
    case 'show':
      return {...state, isVisible: true};
  }
}
