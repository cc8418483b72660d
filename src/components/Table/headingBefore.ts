/**
 * Words of the heading under which a part of an article stands, without its link.
 *
 * @returns empty when no heading stands before it
 */
export function headingBefore(part: Element): string {
  let before = part.previousElementSibling;
  while (before && !/^H[1-6]$/.test(before.tagName)) {
    before = before.previousElementSibling;
  }
  const words = [...(before?.childNodes ?? [])].filter(
    (node) => !(node instanceof Element && node.classList.contains('hash-link')),
  );
  return words.map(({textContent}) => textContent).join('');
}
