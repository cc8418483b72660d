/** The reading position of a page, as stored in its history entry. */
export interface ReadPlace {
  /** `window.scrollY`. */
  readonly readAtPx: number;
  /** The first heading in the window, if any, and its distance from the top of the window. */
  readonly headingId: string | undefined;
  readonly headingAtPx: number | undefined;
}

/**
 * The current reading position. Widgets opened above it, such as a live figure, are closed when the
 * reader returns: the heading then locates it where `readAtPx` cannot. Without a heading in the
 * window, both heading fields are explicitly undefined, so that spreading the result overwrites
 * older values.
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
