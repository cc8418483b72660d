/**
 * Focuses the first link of the navbar, or else of the content. For use when the focused element
 * has been removed: the next Tab would start somewhere in the page.
 *
 * @param root the document
 */
export function focusNavbar(root: Document): void {
  root.querySelector<HTMLElement>('nav.navbar a[href], main a[href]')?.focus();
}
