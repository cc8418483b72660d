import {anchorOf} from '../../anchor';

/**
 * Brings the place that an address names out from under the bar: the browser goes there before
 * scripts have measured a bar of several rows.
 *
 * @param hash of the address, with its `#`, or empty
 * @param navbar the bar; its height has been told to the page
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
    // The page was at the place already: it does not glide.
    anchor?.scrollIntoView({behavior: 'instant'});
  }
}
