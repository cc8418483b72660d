import {anchorOf} from '../../anchor';

/** Allows for fractional pixels and small layout shifts. */
const tolerancePx = 4;

/** A computed length in CSS pixels; `auto` is 0. */
const pxOf = (length: string): number => Number.parseFloat(length) || 0;

/**
 * Whether the page is scrolled to the anchor of its address. `scrollend` does not prove it: that of
 * a scroll interrupted by a link fires after the click, when the anchor may already be in view.
 *
 * @param hash of the address, with its `#`, or empty
 * @param document the page
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
