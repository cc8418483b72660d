import {readFileSync} from 'node:fs';
import {withoutByteOrderMark} from './withoutByteOrderMark';

/** The text of a UTF-8 file, without the byte order mark. */
export function readText(path: string): string {
  return withoutByteOrderMark(readFileSync(path, 'utf8'));
}
