/**
 * The title of a part of the page: the text of a heading, or of the first header cell of a row.
 *
 * @returns `null` when the page has no element with this id, or it has no text
 */
export function placeTitle(page: Document, anchor: string): string | null {
  const place = page.getElementById(anchor);
  const title = place?.querySelector('th') ?? place;
  const texts = [...(title?.childNodes ?? [])].filter(
    (node) => !(node instanceof Element && node.classList.contains('hash-link')),
  );
  return texts.map(({textContent}) => textContent).join('') || null;
}
