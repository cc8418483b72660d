/** The element whose text a copy button copies: the `pre` or `code` in the same parent. */
export function codeBeside(button: Element | null): Element | null | undefined {
  return button?.parentElement?.querySelector('pre, code');
}
