/** Where a page is read, as its entry of the history keeps it. */
export interface ReadPlace {
  /** How far it is scrolled. */
  readonly readAtPx: number;
  /** The first heading on the screen, if there is one, and how far below the top of the window. */
  readonly headingId: string | undefined;
  readonly headingAtPx: number | undefined;
}

/**
 * The place that is read now. What was opened above it, as a live figure, is shut when the page is
 * come back to: then its heading says where it is, and not how far the page was scrolled. Where no
 * heading is on the screen, both say so: what the entry has kept of an earlier reading ends.
 */
export function readPlace(): ReadPlace {
  const headings = [...window.document.querySelectorAll('article :is(h2, h3)')];
  const topOf = (heading: Element): number => heading.getBoundingClientRect().top;
  const heading = headings.find((each) => topOf(each) > 0 && topOf(each) < window.innerHeight);
  return {
    readAtPx: window.scrollY,
    headingId: heading?.id,
    headingAtPx: heading && topOf(heading),
  };
}
