/**
 * Where the focus goes when the announcement that held it is closed: the first link of the bar that
 * follows, else the content.
 *
 * @param root the document
 */
export function focusAfterAnnouncement(root: Document): void {
  root.querySelector<HTMLElement>('nav.navbar a[href], main a[href]')?.focus();
}
