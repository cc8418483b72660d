/**
 * Gives the focus to the first link of the bar, else of the content: what held it is gone, and the
 * next press of Tab would start somewhere in the page.
 *
 * @param root the document
 */
export function focusBar(root: Document): void {
  root.querySelector<HTMLElement>('nav.navbar a[href], main a[href]')?.focus();
}
