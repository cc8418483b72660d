import {anchorOf} from '../../anchor';

/** What fractions of pixels, and a page that still takes shape, may put beside the place; CSS pixels. */
const tolerancePx = 4;

/** A computed length in CSS pixels; `auto` is none. */
const pxOf = (length: string): number => Number.parseFloat(length) || 0;

/**
 * Whether the page stands where its address leads. The end of a scroll does not say so: that of one
 * which a link has interrupted is told after the link was pressed, with its anchor in sight already.
 *
 * @param hash of the address, with its `#`, or empty
 * @param document whose window is asked
 */
export function isAtAnchor(hash: string, document: Document): boolean {
  const {documentElement: page} = document;
  const anchor = anchorOf(hash, document);
  const placePx = pxOf(getComputedStyle(page).scrollPaddingTop);
  const ownPx = anchor ? pxOf(getComputedStyle(anchor).scrollMarginTop) : 0;
  const missingPx = anchor ? anchor.getBoundingClientRect().top - placePx - ownPx : 0;
  const leftPx = page.scrollHeight - window.innerHeight - window.scrollY;
  return Math.abs(missingPx) < tolerancePx || (missingPx > 0 && leftPx < tolerancePx);
}
