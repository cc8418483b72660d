import type {ClientModule} from '@docusaurus/types';
import {anchorOf} from '../../anchor';

/** Where the reader has arrived, for browsers mark the place only when they load the page. */
const mark = 'data-arrived';

/**
 * Leads to where the page was read, if its entry of the history says so: to the heading that stood on
 * the screen, where the page is shorter above it than it was, as a live figure that was open is shut.
 */
function settle(): void {
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
 * Whether the page was read elsewhere and stands where its address leads: going there moves nothing.
 * WebKit leads there once more after a reload, when it has led to what was read before.
 */
function isLedAway(anchor: HTMLElement | null): boolean {
  if (!anchor || window.history.state?.readAtPx === undefined) return false;
  document.documentElement.style.scrollBehavior = 'auto';
  const {scrollY} = window;
  anchor.scrollIntoView();
  const isThere = Math.abs(window.scrollY - scrollY) < 2;
  window.scrollTo(0, scrollY);
  return isThere;
}

/**
 * A page that was asked for is shown at its place at once: while it still takes shape, gliding there
 * would end elsewhere. The place is marked. Within a page the reader sees where a link leads, and
 * the browser marks it.
 */
const instantArrival: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    if (previousLocation && location.pathname !== previousLocation.pathname) {
      document.documentElement.style.scrollBehavior = 'auto';
      // What still glides would hand on to the next page what it was about to scroll.
      window.scrollTo(0, window.scrollY);
    }
  },
  onRouteDidUpdate({location, previousLocation}) {
    document.querySelector(`[${mark}]`)?.removeAttribute(mark);
    // Browsers lead there themselves, but not to a page whose scripts they do not have any more: it
    // comes later than they expect once a page shown since was loaded anew. Nor to one left to the
    // program, when a link led away from it or Back asked for it before there was a program.
    const anchor = anchorOf(location.hash, document);
    const isOurs = previousLocation
      ? location.pathname !== previousLocation.pathname
      : window.history.scrollRestoration === 'manual' || isLedAway(anchor);
    if (isOurs) {
      anchor?.setAttribute(mark, '');
      settle();
    }
    // After Back, browsers lead to the place that was read in a frame of their own.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (isOurs) settle();
        window.history.scrollRestoration = 'auto';
        document.documentElement.style.removeProperty('scroll-behavior');
      }),
    );
  },
};

export default instantArrival;
