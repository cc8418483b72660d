/** The code that a copy button copies: the `pre` or `code` in the same parent, if there is one. */
export function codeBeside(button: Element | null): Element | null | undefined {
  return button?.parentElement?.querySelector('pre, code');
}
