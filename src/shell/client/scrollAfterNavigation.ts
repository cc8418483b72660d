import type {ClientModule} from '@docusaurus/types';
import {anchorOf} from '../../anchor';

/**
 * Marks the anchor that a client-side navigation led to: browsers set `:target` only when they load
 * the page or follow an anchor link.
 */
const mark = 'data-arrived';

/**
 * Restores the reading position stored in the history entry, if any. The heading corrects the
 * scroll offset when the page has become shorter above it, as when a live figure that was open is
 * closed.
 */
function restorePosition(): void {
  const {readAtPx, headingId, headingAtPx} = window.history.state ?? {};
  if (readAtPx === undefined) return;
  document.documentElement.style.scrollBehavior = 'auto';
  window.scrollTo(0, readAtPx);
  const heading = headingId && document.getElementById(headingId);
  if (heading) {
    window.scrollBy(0, Math.round(heading.getBoundingClientRect().top - headingAtPx));
  }
}

/**
 * Whether the page is at its anchor although it was read elsewhere: after a reload, WebKit restores
 * the scroll position and then scrolls to the anchor again.
 */
function isBackAtAnchor(anchor: HTMLElement | null): boolean {
  if (!anchor || window.history.state?.readAtPx === undefined) return false;
  document.documentElement.style.scrollBehavior = 'auto';
  const {scrollY} = window;
  anchor.scrollIntoView();
  const isThere = Math.abs(window.scrollY - scrollY) < 2;
  window.scrollTo(0, scrollY);
  return isThere;
}

/**
 * On a page change, jumps to the anchor or reading position without smooth scrolling: layout is
 * still settling, and the animation would end in the wrong place. The anchor is marked. Within a
 * page, the browser scrolls smoothly and sets `:target` itself.
 */
const scrollAfterNavigation: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    if (previousLocation && location.pathname !== previousLocation.pathname) {
      document.documentElement.style.scrollBehavior = 'auto';
      // Stops a smooth scroll in progress, which would continue on the next page.
      window.scrollTo(0, window.scrollY);
    }
  },
  onRouteDidUpdate({location, previousLocation}) {
    document.querySelector(`[${mark}]`)?.removeAttribute(mark);
    // After a page load, the browser restores the position itself, unless `scrollRestoration` is
    // manual: a link was leaving the page (createHistory.ts), or Back was used before the scripts
    // ran (watchBoot.ts). On Back to another page it may not: the page renders too late when its
    // chunks have to be fetched again, because a page shown since was reloaded.
    const anchor = anchorOf(location.hash, document);
    const mustRestore = previousLocation
      ? location.pathname !== previousLocation.pathname
      : window.history.scrollRestoration === 'manual' || isBackAtAnchor(anchor);
    if (mustRestore) {
      anchor?.setAttribute(mark, '');
      restorePosition();
    }
    // After Back, the browser restores the scroll position in a frame of its own; correct it
    // afterwards.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (mustRestore) restorePosition();
        window.history.scrollRestoration = 'auto';
        document.documentElement.style.removeProperty('scroll-behavior');
      }),
    );
  },
};

export default scrollAfterNavigation;
