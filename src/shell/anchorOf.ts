/**
 * The element that the hash of an address names.
 *
 * @param hash with its `#`, possibly percent-encoded, or empty
 * @param root the document to look in
 * @returns the element, or null when the hash is empty, malformed or names nothing
 */
export function anchorOf(hash: string, root: Pick<Document, 'getElementById'>): HTMLElement | null {
  const id = hash.replace(/^#/, '');
  if (!id) {
    return null;
  }
  try {
    return root.getElementById(decodeURIComponent(id));
  } catch {
    return root.getElementById(id);
  }
}
