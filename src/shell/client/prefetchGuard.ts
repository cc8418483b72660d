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
    // A failure is handled when the reader follows the link.
    return fetched ? fetched.catch(() => undefined) : false;
  };

/**
 * On hydration, all links in the window prefetch at once, and each costs a slow phone about ten
 * milliseconds: each gets an idle callback of its own.
 */
const whenIdle =
  (fetchAhead: FetchAhead): FetchAhead =>
  (path) =>
    new Promise((resolve) => {
      const fetchNow = (): void => resolve(fetchAhead(path));
      // Safari has no `requestIdleCallback`, and privacy extensions may leave it undefined.
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

/**
 * Upstream preloads a page when the pointer enters its link; this does the same on keyboard focus.
 */
function preloadFocusedLink({target}: FocusEvent): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  const {origin, pathname} = window.location;
  if (link && link.origin === origin && link.pathname !== pathname && !link.hreflang) {
    window.docusaurus.preload(link.pathname);
  }
}

let isGuarded = false;

/** Called before the first link is rendered, and after core has set `window.docusaurus`. */
export function onRouteUpdate(): void {
  if (!isGuarded) {
    isGuarded = true;
    guard();
    document.addEventListener('focusin', preloadFocusedLink);
  }
}
