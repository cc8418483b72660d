export interface PictureSize {
  /** In pixels; those of a drawing in SVG, in its own units. */
  readonly width: number;
  readonly height: number;
}

/** What a file holds, whatever its name says. */
export interface Picture {
  /** The kind by its content, such as PNG; `null` when it is none that is known. */
  readonly kind: string | null;
  /** `null` when it cannot be read to its end. */
  readonly size: PictureSize | null;
  readonly bytes: number;
}
