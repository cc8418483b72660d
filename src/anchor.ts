/*
 * What the fragment of an address names: a `%` that encodes nothing stands for itself, as in
 * browsers.
 */

/**
 * The id that a fragment names.
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
  // Asked for an empty one, Firefox complains in the console.
  return id ? root.getElementById(id) : null;
}
