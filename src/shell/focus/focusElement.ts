/**
 * Focuses an element that is not focusable by itself. The added `tabindex` is removed on blur only:
 * removed at once, browsers would move the focus to the body.
 *
 * @param element the element to focus
 * @param options as for `HTMLElement.focus`
 */
export function focusElement(element: HTMLElement, options?: FocusOptions): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.setAttribute('tabindex', '-1');
    const leave = ({relatedTarget}: FocusEvent): void => {
      // Not when the focus moves into a dialog, which returns it on closing.
      if (!(relatedTarget instanceof Element && relatedTarget.closest('dialog'))) {
        element.removeAttribute('tabindex');
        element.removeEventListener('blur', leave);
      }
    };
    element.addEventListener('blur', leave);
  }
  element.focus(options);
}
