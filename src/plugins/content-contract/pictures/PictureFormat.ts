import type {PictureSize} from './Picture';

/** A kind of picture that pages may show. */
export interface PictureFormat {
  readonly kind: string;
  /** How names of its files end, the usual one first. */
  readonly endings: readonly string[];
  /** Whether it is made of pixels, and not drawn again at each size. */
  readonly hasPixels: boolean;
  /** What to do with a file that cannot be read to its end. */
  readonly repair: string;
  /** Whether a file begins as one of this kind. */
  isIn(content: Buffer): boolean;
  /** `null` when the file is cut short or damaged. */
  sizeOf(content: Buffer): PictureSize | null;
}
