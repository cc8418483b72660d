import type {PictureSize} from './Picture';
import type {PictureFormat} from './PictureFormat';

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
/** Around what a chunk holds: its length and name before, its check sum after. */
const frameBytes = 12;

function sizeOf(content: Buffer): PictureSize | null {
  let size: PictureSize | null = null;
  for (let at = signature.length; at + frameBytes <= content.length; ) {
    const name = content.toString('latin1', at + 4, at + 8);
    if (name === 'IHDR' && at + 16 <= content.length) {
      size = {width: content.readUInt32BE(at + 8), height: content.readUInt32BE(at + 12)};
    }
    if (name === 'IEND') {
      return size;
    }
    at += frameBytes + content.readUInt32BE(at);
  }
  return null;
}

/** PNG: chunks, from IHDR to IEND (W3C, Portable Network Graphics, 5). */
export const png: PictureFormat = {
  kind: 'PNG',
  endings: ['png'],
  hasPixels: true,
  repair: 'Copy the file again, or export it again.',
  isIn: (content) => content.subarray(0, signature.length).equals(signature),
  sizeOf,
};
