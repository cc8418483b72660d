/**
 * Replaces what core asks about the browser: there is one. Core looks for the name of the observer
 * alone, and some who take it away, such as privacy extensions, leave the name with nothing behind it:
 * each link would then throw, and take the page with it.
 */
export default {
  canUseDOM: true,
  canUseEventListeners: true,
  canUseIntersectionObserver: Boolean(window.IntersectionObserver),
  canUseViewport: true,
};
