export interface PictureSize {
  /** In pixels; those of a drawing in SVG, in its own units. */
  readonly width: number;
  readonly height: number;
}

/** A drawing that says no size, holds a program, or takes a part of itself from another host. */
export type DrawingFlaw = 'noSize' | 'script' | 'otherHost';

/** What a file holds, whatever its name says. */
export interface Picture {
  /** The kind by its content, such as PNG; `null` when it is none that is known. */
  readonly kind: string | null;
  /** `null` when it cannot be read to its end. */
  readonly size: PictureSize | null;
  readonly bytes: number;
  /** What keeps a drawing, though it can be read, from being shown as it was drawn. */
  readonly flaw?: DrawingFlaw;
}
