export interface PictureSize {
  /** In pixels; in user units for an SVG drawing. */
  readonly width: number;
  readonly height: number;
}

/** A drawing without a size, with a script, or with a part loaded from another host. */
export type DrawingFlaw = 'noSize' | 'script' | 'otherHost';

/** The content of a file, regardless of its name. */
export interface Picture {
  /** Kind detected from the content, such as PNG; `null` when unknown. */
  readonly kind: string | null;
  /** `null` when the file is truncated or malformed. */
  readonly size: PictureSize | null;
  readonly bytes: number;
  /** What keeps a drawing, though readable, from being shown as drawn. */
  readonly flaw?: DrawingFlaw;
}
