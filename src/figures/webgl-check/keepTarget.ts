import {anchorOf} from '../../anchor';

/**
 * Holds the target of the URL's hash at its place in the viewport while an element above it grows,
 * until the reader scrolls. Browsers do this themselves (scroll anchoring), but not in every
 * layout.
 *
 * @param above the element that grows, above the target
 * @returns a function that stops it
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
