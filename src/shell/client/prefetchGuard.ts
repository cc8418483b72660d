import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {type Connection, canPrefetch} from '../canPrefetch';

declare global {
  interface Navigator {
    readonly connection?: Connection;
  }
}

function guard(): void {
  const {prefetch, preload} = window.docusaurus;
  const unlessSlow =
    (fetchAhead: (path: string) => Promise<unknown> | false) =>
    (path: string): Promise<unknown> | false => {
      const fetched = navigator.onLine && canPrefetch(navigator.connection) && fetchAhead(path);
      // A failure shows itself, and is dealt with, when the reader follows the link.
      return fetched ? fetched.catch(() => undefined) : false;
    };
  window.docusaurus = {
    prefetch: unlessSlow(prefetch) as typeof prefetch,
    preload: unlessSlow(preload) as typeof preload,
  };
}

/** Upstream loads a page when the mouse comes over its link; the keyboard comes by focus. */
function preloadFocusedLink({target}: FocusEvent): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  const {origin, pathname} = window.location;
  if (link && link.origin === origin && link.pathname !== pathname && !link.hreflang) {
    window.docusaurus?.preload(link.pathname);
  }
}

let isGuarded = false;

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('focusin', preloadFocusedLink);
}

/** Runs before the first link is rendered, and after core has put its functions on the window. */
export function onRouteUpdate(): void {
  if (!isGuarded) {
    isGuarded = true;
    guard();
  }
}
