/**
 * A text without the byte order mark that Windows Notepad adds: invisible to readers, an error to
 * parsers.
 */
export function withoutByteOrderMark(text: string): string {
  return text.replace(/^\uFEFF/, '');
}
