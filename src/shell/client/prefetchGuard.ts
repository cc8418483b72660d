import {type Connection, canPrefetch} from '../addresses/canPrefetch';

declare global {
  interface Navigator {
    readonly connection?: Connection;
  }
}

type FetchAhead = (path: string) => Promise<unknown> | false;

const unlessSlow =
  (fetchAhead: FetchAhead): FetchAhead =>
  (path) => {
    const fetched = navigator.onLine && canPrefetch(navigator.connection) && fetchAhead(path);
    // A failure shows itself, and is dealt with, when the reader follows the link.
    return fetched ? fetched.catch(() => undefined) : false;
  };

/**
 * As a page comes to life, all links on the screen ask at once, and each costs a slow phone some ten
 * milliseconds: each gets a task of its own, when nothing else is to be done.
 */
const whenIdle =
  (fetchAhead: FetchAhead): FetchAhead =>
  (path) =>
    new Promise((resolve) => {
      const fetchNow = (): void => resolve(fetchAhead(path));
      // Safari has no idle callbacks, and extensions leave the name with nothing behind it.
      const {requestIdleCallback: callWhenIdle}: Partial<Window> = window;
      if (callWhenIdle) {
        callWhenIdle(fetchNow);
      } else {
        setTimeout(fetchNow, 200);
      }
    });

function guard(): void {
  const {prefetch, preload} = window.docusaurus;
  window.docusaurus = {
    prefetch: whenIdle(unlessSlow(prefetch)) as typeof prefetch,
    preload: unlessSlow(preload) as typeof preload,
  };
}

/** Upstream loads a page when the mouse comes over its link; the keyboard comes by focus. */
function preloadFocusedLink({target}: FocusEvent): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  const {origin, pathname} = window.location;
  if (link && link.origin === origin && link.pathname !== pathname && !link.hreflang) {
    window.docusaurus.preload(link.pathname);
  }
}

let isGuarded = false;

/** Runs before the first link is rendered, and after core has put its functions on the window. */
export function onRouteUpdate(): void {
  if (!isGuarded) {
    isGuarded = true;
    guard();
    document.addEventListener('focusin', preloadFocusedLink);
  }
}
