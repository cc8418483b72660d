/** A text without what Windows Notepad writes in front of it: readers never see it, and parsers stumble. */
export function withoutByteOrderMark(text: string): string {
  return text.replace(/^\uFEFF/, '');
}
