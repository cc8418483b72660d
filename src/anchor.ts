/* Resolves URL fragments. Like browsers, a malformed percent escape stands for itself. */

/**
 * The element id that a fragment names.
 *
 * @param hash with its `#`, possibly percent-encoded, or empty
 */
export function anchorId(hash: string): string {
  const written = hash.replace(/^#/, '');
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

/**
 * The element that a fragment names.
 *
 * @param hash with its `#`, possibly percent-encoded, or empty
 * @param root the document to look in
 * @returns null when the hash is empty or names nothing
 */
export function anchorOf(hash: string, root: Pick<Document, 'getElementById'>): HTMLElement | null {
  const id = anchorId(hash);
  // Firefox logs a warning when `getElementById` gets an empty id.
  return id ? root.getElementById(id) : null;
}
