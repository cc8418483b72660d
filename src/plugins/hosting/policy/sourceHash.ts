import {createHash} from 'node:crypto';

/** `sha256-…`, in the form that Content-Security-Policy requires. */
export function sourceHash(text: string): string {
  return `sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}`;
}
