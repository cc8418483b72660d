import {createHash} from 'node:crypto';

/** `sha256-…`, as Content-Security-Policy wants it. */
export function sourceHash(text: string): string {
  return `sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}`;
}
