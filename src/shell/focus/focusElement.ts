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
    const leave = ({relatedTarget}: FocusEvent): void => {
      // A dialog gives the focus back when it closes.
      if (!(relatedTarget instanceof Element && relatedTarget.closest('dialog'))) {
        element.removeAttribute('tabindex');
        element.removeEventListener('blur', leave);
      }
    };
    element.addEventListener('blur', leave);
  }
  element.focus(options);
}
