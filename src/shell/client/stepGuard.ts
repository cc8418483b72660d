import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {
  addSentinelEntry,
  leaveSentinelEntry,
  placeInHistory,
  watchSentinelEntries,
} from '../overlay/sentinelEntry';

/** An open overlay: the URL and history index of its page, and how to close it. */
interface Overlay {
  readonly href: string;
  readonly place: number | undefined;
  readonly close: () => void;
}

/** The topmost overlay comes last. */
const overlays: Overlay[] = [];
/** The URL of the page to which an undone navigation is returning. */
let returningTo: string | undefined;
/**
 * The element focused meanwhile: closing an overlay returns focus to the control that opened it.
 */
let focused: EventTarget | null = null;

function noteFocus({target}: FocusEvent): void {
  focused = target;
}

/** When a traversal ends at a URL with a fragment, the browser moves the focus again. */
function keepFocus(): void {
  window.removeEventListener('focusin', noteFocus);
  if (document.activeElement === document.body) {
    (focused as HTMLElement | null)?.focus({preventScroll: true});
  }
  focused = null;
}

/** The index of the current history entry; the router's counter without the Navigation API. */
function currentPlace(): number | undefined {
  return placeInHistory() ?? window.history.state?.at;
}

/**
 * The distance from the current entry to another one. When it is unknown, assumes that the
 * navigation to undo was a Back.
 */
function stepsTo(place: number | undefined): number {
  const now = currentPlace();
  return place === undefined || now === undefined ? 1 : place - now;
}

function guardStep(event: PopStateEvent): void {
  // The return may never arrive: when the direction was unknown and it was a Forward, the traversal
  // below went further away. The next `popstate` then has another URL, and is the reader's own
  // navigation.
  const isReturn = returningTo === window.location.href;
  returningTo = undefined;
  if (isReturn) {
    event.stopImmediatePropagation();
    keepFocus();
    return;
  }
  // Removed here: its owner ends the guard only after the next render, and a second navigation
  // before then is not for this overlay.
  const overlay = overlays.pop();
  if (overlay) {
    event.stopImmediatePropagation();
    const {href, place, close} = overlay;
    const steps = stepsTo(place);
    // `window.history.go(0)` would reload the page.
    if (steps !== 0) {
      returningTo = href;
      window.addEventListener('focusin', noteFocus);
      window.history.go(steps);
    }
    close();
  } else if (leaveSentinelEntry()) {
    event.stopImmediatePropagation();
  }
}

// A client module is evaluated before the router: listeners run in the order in which they are
// added, and the router must see neither the navigation nor its return.
if (ExecutionEnvironment.canUseDOM) {
  watchSentinelEntries();
  window.addEventListener('popstate', guardStep);
}

/**
 * While an overlay is open, Back or Forward (any distance, even out of the site: see
 * sentinelEntry.ts) closes the topmost overlay and the navigation is undone. Upstream blocks the
 * navigation in the router instead, which fails after a reload: the URL then names another page
 * than the one shown.
 *
 * @param close closes the overlay
 * @returns ends the guard
 */
export function guardSteps(close: () => void): () => void {
  addSentinelEntry();
  const own: Overlay = {href: window.location.href, place: currentPlace(), close};
  overlays.push(own);
  return () => {
    const index = overlays.indexOf(own);
    if (index >= 0) {
      overlays.splice(index, 1);
    }
  };
}
