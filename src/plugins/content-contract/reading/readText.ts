import {readFileSync} from 'node:fs';
import {withoutByteOrderMark} from './withoutByteOrderMark';

/** The text of a file, in UTF-8, without the byte order mark. */
export function readText(path: string): string {
  return withoutByteOrderMark(readFileSync(path, 'utf8'));
}
