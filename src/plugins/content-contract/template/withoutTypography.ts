/**
 * A text without language-specific typography, for comparison: code samples keep ordinary spaces.
 */
export function withoutTypography(text: string): string {
  return text
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .replaceAll("'", '’')
    .trim();
}
