import {imageSize} from 'image-size';
import type {Picture} from './Picture';

/** Formats of files commonly mistaken for web pictures, by image-size's names. */
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

/** Whether a file is complete: a truncated one still has a size in its header. */
const isWhole: Readonly<Record<string, (content: Buffer) => boolean>> = {
  // A four-byte checksum follows the marker.
  PNG: (content) => content.lastIndexOf(endOfPng) + 8 === content.length,
  // An embedded preview has its own end marker, so look for one after the start of the scan.
  JPEG: (content) => {
    const scan = content.lastIndexOf(startOfScan);
    return scan > 0 && content.lastIndexOf(endOfImage) > scan;
  },
  WebP: (content) => content.length >= content.readUInt32LE(4) + 8,
};

/** The kind and size of a raster picture; kind `null` when the file is not one. */
export function pixelsIn(content: Buffer): Pick<Picture, 'kind' | 'size'> {
  try {
    const {type = '', width, height} = imageSize(content);
    const kind = kinds[type] ?? null;
    return {kind, size: kind && isWhole[kind]?.(content) ? {width, height} : null};
  } catch {
    return {kind: null, size: null};
  }
}
