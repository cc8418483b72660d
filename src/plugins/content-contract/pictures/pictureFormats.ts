import {posix} from 'node:path';

/** A picture format that pages may show. */
export interface PictureFormat {
  readonly kind: string;
  /** Its file extensions, the usual one first. */
  readonly endings: readonly string[];
  /** Whether it is a raster format, which cannot be scaled without loss. */
  readonly hasPixels: boolean;
  /** What to do with a file that is truncated or malformed. */
  readonly repair: string;
}

const copyAgain = 'Copy the file again, or export it again.';

/**
 * The picture formats that pages may show: those supported by every browser of `browserslist`. AVIF
 * is out because Edge before 121 lacks it. GIF is out because PNG is smaller and readers cannot
 * pause an animation (WCAG 2.2, 2.2.2).
 */
export const pictureFormats: readonly PictureFormat[] = [
  {
    kind: 'SVG',
    endings: ['svg'],
    hasPixels: false,
    repair:
      'Export it again: it starts with <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 …">, and ends with </svg>.',
  },
  {kind: 'PNG', endings: ['png'], hasPixels: true, repair: copyAgain},
  {kind: 'JPEG', endings: ['jpg', 'jpeg'], hasPixels: true, repair: copyAgain},
  {kind: 'WebP', endings: ['webp'], hasPixels: true, repair: copyAgain},
];

/** The format of a file by its extension; `undefined` when pages may not show it. */
export function formatOf(file: string): PictureFormat | undefined {
  const ending = posix.extname(file).slice(1).toLowerCase();
  return pictureFormats.find(({endings}) => endings.includes(ending));
}
