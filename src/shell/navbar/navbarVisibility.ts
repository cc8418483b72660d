/** What the bar remembers between two events; lengths in CSS pixels. */
interface NavbarState {
  readonly isVisible: boolean;
  readonly scrollYPx: number;
  /** The page is being scrolled to an anchor: that movement is not the reader's. */
  readonly isGoingToAnchor: boolean;
}

export type NavbarEvent =
  | {
      readonly type: 'scroll';
      readonly scrollYPx: number;
      /** Furthest scroll of the page: beyond it lies the rubber band of touch screens. */
      readonly maxScrollYPx: number;
      readonly navbarHeightPx: number;
      /** A menu of the bar is open. */
      readonly isInUse: boolean;
    }
  /** The address names an anchor that exists. */
  | {readonly type: 'anchor'}
  /** The reader took over (wheel, touch, press or key), or the page is at the anchor. */
  | {readonly type: 'arrived'}
  /** The page came to life at a place further down: it was reloaded, or its address names one. */
  | {readonly type: 'found'; readonly scrollYPx: number}
  /** A new page, before the browser brings back a place in it, or the focus came into the bar. */
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
 * The bar that hides on the way down and comes back on the way up. It stays within its own height
 * of the top, when the page goes to an existing anchor, at the top of a new page, while a menu of it
 * is open and when the focus enters it. Back to a place further down is a way down like another.
 *
 * @param state what the bar was
 * @param event what happened
 * @returns what the bar is now
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
