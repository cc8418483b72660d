/**
 * Moves the focus to an element that takes none of itself, and leaves it there: the `tabindex` goes
 * only when the reader moves on (removed at once, browsers give the focus back to the body).
 *
 * @param element the element to focus
 * @param options as for `HTMLElement.focus`
 */
export function focusElement(element: HTMLElement, options?: FocusOptions): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.setAttribute('tabindex', '-1');
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), {once: true});
  }
  element.focus(options);
}
