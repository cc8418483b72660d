import {imageSize} from 'image-size';
import type {Picture} from './Picture';

/** The kinds that files which are taken for pictures are of, by the names of image-size. */
const kinds: Readonly<Record<string, string>> = {
  png: 'PNG',
  jpg: 'JPEG',
  webp: 'WebP',
  gif: 'GIF',
  avif: 'AVIF',
  heic: 'HEIC',
  heif: 'HEIC',
  bmp: 'BMP',
  tiff: 'TIFF',
};

const endOfPng = Buffer.from('IEND');
const startOfScan = Buffer.of(0xff, 0xda);
const endOfImage = Buffer.of(0xff, 0xd9);

/** Whether a file goes on to its end: half of one has a size as well. */
const isWhole: Readonly<Record<string, (content: Buffer) => boolean>> = {
  // A check sum of four bytes follows.
  PNG: (content) => content.lastIndexOf(endOfPng) + 8 === content.length,
  // A preview inside the file has an end of its own: that of the picture comes after its scan.
  JPEG: (content) => {
    const scan = content.lastIndexOf(startOfScan);
    return scan > 0 && content.lastIndexOf(endOfImage) > scan;
  },
  WebP: (content) => content.length >= content.readUInt32LE(4) + 8,
};

/** What a picture of pixels is, and how large; of no kind when the file holds none. */
export function pixelsIn(content: Buffer): Pick<Picture, 'kind' | 'size'> {
  try {
    const {type = '', width, height} = imageSize(content);
    const kind = kinds[type] ?? null;
    return {kind, size: kind && isWhole[kind]?.(content) ? {width, height} : null};
  } catch {
    return {kind: null, size: null};
  }
}
