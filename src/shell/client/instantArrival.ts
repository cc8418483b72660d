import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {anchorOf} from '../../anchor';

/** Where the reader has arrived, for browsers mark the place only when they load the page. */
const mark = 'data-arrived';

/**
 * After Back, browsers lead to the place that was read in a frame of their own. After a link, what was
 * left of a glide of the page before takes the next one on from where it is shown.
 */
const settlingFrames = 8;

/** Whether a step in the history leads to the next page. */
let isStep = false;
/** Where a link has led, as long as the reader is there. */
let followed: unknown;

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('popstate', () => {
    isStep = true;
  });
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
    }
  },
  onRouteDidUpdate({location, previousLocation}) {
    document.querySelector(`[${mark}]`)?.removeAttribute(mark);
    const {readAtPx} = window.history.state ?? {};
    const isAnother = previousLocation && location.pathname !== previousLocation.pathname;
    const anchor = isAnother ? anchorOf(location.hash, document) : null;
    anchor?.setAttribute(mark, '');
    // Browsers lead there themselves, but not to a page whose scripts they do not have any more: it
    // comes later than they expect once a page shown since was loaded anew.
    if (readAtPx && isAnother) {
      window.scrollTo(0, readAtPx);
    }
    followed = isAnother && !isStep ? location : undefined;
    isStep = false;
    const root = document.documentElement;
    const settle = (frames: number): void => {
      requestAnimationFrame(() => {
        if (followed === location) (anchor ?? root).scrollIntoView();
        if (frames > 0) settle(frames - 1);
        else root.style.removeProperty('scroll-behavior');
      });
    };
    settle(settlingFrames);
  },
};

export default instantArrival;
