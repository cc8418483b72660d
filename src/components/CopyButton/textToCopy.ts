/**
 * The text of the code that stands next to a copy button.
 *
 * @param button the button, in the same parent as the `code` or `pre` it copies
 * @returns the text without the line break at its end; empty when there is no code
 */
export function textToCopy(button: Element | null): string {
  const code = button?.parentElement?.querySelector('pre, code');
  return code?.textContent?.replace(/\n$/, '') ?? '';
}
