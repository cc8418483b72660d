import {posix} from 'node:path';

/** A kind of picture that pages may show. */
export interface PictureFormat {
  readonly kind: string;
  /** How names of its files end, the usual one first. */
  readonly endings: readonly string[];
  /** Whether it is made of pixels, and not drawn again at each size. */
  readonly hasPixels: boolean;
  /** What to do with a file that cannot be read to its end. */
  readonly repair: string;
}

const copyAgain = 'Copy the file again, or export it again.';

/**
 * The kinds of pictures that pages may show: those that all browsers of `browserslist` know, Edge
 * before 121 among them, which lacks AVIF. GIF is left out: PNG holds the same in fewer bytes, and
 * nobody can stop one that moves (WCAG 2.2, 2.2.2).
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

/** The kind that a file is of by its name; `undefined` when it is of none that pages show. */
export function formatOf(file: string): PictureFormat | undefined {
  const ending = posix.extname(file).slice(1).toLowerCase();
  return pictureFormats.find(({endings}) => endings.includes(ending));
}
