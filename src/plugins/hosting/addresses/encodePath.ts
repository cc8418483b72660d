/**
 * Encodes a decoded path for transfer, including characters that would start a query or a fragment.
 */
export function encodePath(path: string): string {
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent);
}
