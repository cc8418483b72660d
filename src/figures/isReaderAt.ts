/**
 * Whether the reader is still at the place that they opened: it is on screen, and the focus is in
 * it or nowhere. What loads late must not scroll or take the focus of readers who have moved on.
 *
 * @param place the element where the result is shown; `null` when its page has gone
 */
export function isReaderAt(place: Element | null): boolean {
  const {activeElement, body} = document;
  if (!place || (activeElement !== body && !place.contains(activeElement))) {
    return false;
  }
  const {top, bottom} = place.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}
