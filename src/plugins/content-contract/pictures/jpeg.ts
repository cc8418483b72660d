import type {PictureSize} from './Picture';
import type {PictureFormat} from './PictureFormat';

const endOfImage = Buffer.of(0xff, 0xd9);
const startOfScan = 0xda;
/** Those from C0 to CF that say a size: the other three are tables. */
const tables = [0xc4, 0xc8, 0xcc];

function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && !tables.includes(marker);
}

function sizeOf(content: Buffer): PictureSize | null {
  let size: PictureSize | null = null;
  for (let at = 2; at + 9 <= content.length && content[at] === 0xff; ) {
    const marker = content.readUInt8(at + 1);
    if (marker === startOfScan) {
      // A preview inside the file has an end of its own: that of the picture comes after its scan.
      return content.lastIndexOf(endOfImage) > at ? size : null;
    }
    if (isFrame(marker)) {
      size = {width: content.readUInt16BE(at + 7), height: content.readUInt16BE(at + 5)};
    }
    // A marker may be filled up with further bytes FF in front.
    at += marker === 0xff ? 1 : 2 + content.readUInt16BE(at + 2);
  }
  return null;
}

/** JPEG: segments up to the scan, then the scan to its end (ITU-T T.81, B). */
export const jpeg: PictureFormat = {
  kind: 'JPEG',
  endings: ['jpg', 'jpeg'],
  hasPixels: true,
  repair: 'Copy the file again, or export it again.',
  isIn: (content) => content.subarray(0, 3).equals(Buffer.of(0xff, 0xd8, 0xff)),
  sizeOf,
};
