import {readFileSync} from 'node:fs';

/** What Windows Notepad writes in front of a text: readers never see it, and parsers stumble. */
const byteOrderMark = '\uFEFF';

/** The text of a file, in UTF-8, without the byte order mark. */
export function readText(path: string): string {
  const text = readFileSync(path, 'utf8');
  return text.startsWith(byteOrderMark) ? text.slice(1) : text;
}
