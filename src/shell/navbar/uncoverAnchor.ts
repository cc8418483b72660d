import {anchorOf} from '../../anchor';

/**
 * Scrolls the anchor of an address out from under the navbar: the browser scrolls to it before
 * scripts have measured a navbar of several rows.
 *
 * @param hash of the address, with its `#`, or empty
 * @param navbar whose height has already been published as a custom property
 * @param root the document
 */
export function uncoverAnchor(
  hash: string,
  navbar: Pick<Element, 'getBoundingClientRect'>,
  root: Pick<Document, 'getElementById'>,
): void {
  const anchor = anchorOf(hash, root);
  const topPx = anchor?.getBoundingClientRect().top ?? -1;
  if (topPx >= 0 && topPx < navbar.getBoundingClientRect().bottom) {
    // Instantly: this corrects a position that the page was already at.
    anchor?.scrollIntoView({behavior: 'instant'});
  }
}
