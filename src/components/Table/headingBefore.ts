/**
 * The text of the heading that an element of an article is under, without its hash link.
 *
 * @returns empty when there is no heading before it
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
