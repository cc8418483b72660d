/** Where a page is read, as its entry of the history keeps it. */
interface ReadPlace {
  /** How far it is scrolled. */
  readonly readAtPx: number;
  /** The first heading on the screen, if there is one, and how far below the top of the window. */
  readonly headingId?: string;
  readonly headingAtPx?: number;
}

/**
 * The place that is read now. What was opened above it, as a live figure, is shut when the page is
 * come back to: then its heading says where it is, and not how far the page was scrolled.
 */
export function readPlace(): ReadPlace {
  const readAtPx = window.scrollY;
  for (const heading of window.document.querySelectorAll('article :is(h2, h3)')) {
    const headingAtPx = heading.getBoundingClientRect().top;
    if (headingAtPx > 0 && headingAtPx < window.innerHeight) {
      return {readAtPx, headingId: heading.id, headingAtPx};
    }
  }
  return {readAtPx};
}
