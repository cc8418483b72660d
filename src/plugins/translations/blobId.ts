import {createHash} from 'node:crypto';

/**
 * Git's object name for a text, so that `git cat-file -p <id>` finds the text a translator worked
 * from, whatever has changed since. CRLF line endings count as LF, as git stores them.
 */
export function blobId(text: string): string {
  const bytes = Buffer.from(text.replaceAll('\r\n', '\n'), 'utf8');
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}
