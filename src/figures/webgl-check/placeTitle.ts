/**
 * The title of a place of the page, as it stands there: a heading, or the first cell of a row.
 *
 * @returns `null` when the page has no such place
 */
export function placeTitle(page: Document, anchor: string): string | null {
  const place = page.getElementById(anchor);
  const title = place?.querySelector('th') ?? place;
  const texts = [...(title?.childNodes ?? [])].filter(
    (node) => !(node instanceof Element && node.classList.contains('hash-link')),
  );
  return texts.map(({textContent}) => textContent).join('') || null;
}
