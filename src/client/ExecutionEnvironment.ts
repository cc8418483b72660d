/**
 * Replaces core's module of this name in the browser bundle. Core only checks that
 * `IntersectionObserver` is a key of `window`; privacy extensions may leave the key with an
 * undefined value, and then every link would throw and crash the page.
 */
export default {
  canUseDOM: true,
  canUseEventListeners: true,
  canUseIntersectionObserver: Boolean(window.IntersectionObserver),
  canUseViewport: true,
};
