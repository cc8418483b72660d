import {createHash} from 'node:crypto';

/** SHA-256 of a text or of bytes, in hexadecimal digits. */
export function sha256(bytes: Buffer | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}
