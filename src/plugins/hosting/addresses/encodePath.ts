/** A decoded path as it goes over the wire; what would begin a query or a fragment is encoded too. */
export function encodePath(path: string): string {
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent);
}
