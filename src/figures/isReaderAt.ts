/**
 * Whether the reader still is at what they have asked for: it is on the screen, and the focus is in it
 * or nowhere else. What comes later must not take from their place those who have gone on.
 *
 * @param place of the page, where it is shown; none when the page has gone
 */
export function isReaderAt(place: Element | null): boolean {
  const {activeElement, body} = document;
  if (!place || (activeElement !== body && !place.contains(activeElement))) {
    return false;
  }
  const {top, bottom} = place.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}
