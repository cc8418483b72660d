import {anchorOf} from '../../anchor';

/**
 * Keeps the place that the address names where it is on the screen while something above it gets
 * longer, until the page is scrolled: browsers do so by themselves, but not in every layout.
 *
 * @param above what stands above that place
 * @returns ends it
 */
export function keepTarget(above: Element): () => void {
  const target = anchorOf(window.location.hash, document);
  const placePx = target?.getBoundingClientRect().top ?? -1;
  if (!target || placePx < 0 || placePx >= window.innerHeight) {
    return () => {};
  }
  let scrolledPx = window.scrollY;
  const sizes = new ResizeObserver(() => {
    if (window.scrollY !== scrolledPx) {
      sizes.disconnect();
      return;
    }
    const movedPx = target.getBoundingClientRect().top - placePx;
    window.scrollBy({top: movedPx, behavior: 'instant'});
    scrolledPx = window.scrollY;
  });
  sizes.observe(above);
  return () => sizes.disconnect();
}
