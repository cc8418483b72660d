import type {PictureSize} from './Picture';
import type {PictureFormat} from './PictureFormat';

const headerBytes = 30;

/** By the name of the first chunk: lossy, lossless, extended (RFC 9649, 2). */
const sizes: Readonly<Record<string, (content: Buffer) => PictureSize>> = {
  'VP8 ': (content) => ({
    width: content.readUInt16LE(26) & 0x3fff,
    height: content.readUInt16LE(28) & 0x3fff,
  }),
  VP8L: (content) => {
    const bits = content.readUInt32LE(21);
    return {width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1};
  },
  VP8X: (content) => ({
    width: content.readUIntLE(24, 3) + 1,
    height: content.readUIntLE(27, 3) + 1,
  }),
};

function sizeOf(content: Buffer): PictureSize | null {
  const isWhole = content.length >= headerBytes && content.length >= content.readUInt32LE(4) + 8;
  return isWhole ? (sizes[content.toString('latin1', 12, 16)]?.(content) ?? null) : null;
}

/** WebP: a RIFF file that says how long it is. */
export const webp: PictureFormat = {
  kind: 'WebP',
  endings: ['webp'],
  hasPixels: true,
  repair: 'Copy the file again, or export it again.',
  isIn: (content) => /^RIFF.{4}WEBP/s.test(content.toString('latin1', 0, 12)),
  sizeOf,
};
