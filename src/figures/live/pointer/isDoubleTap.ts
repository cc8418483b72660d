/** Two taps further apart than this, in time or in CSS pixels, are two single taps. */
const longestMs = 500;
const furthestPx = 16;

/** Position and time of a tap. */
export interface TapPlace {
  readonly x: number;
  readonly y: number;
  readonly atMs: number;
}

/** Whether a tap is the second of a double click or of a double tap. */
export function isDoubleTap(before: TapPlace | undefined, {x, y, atMs}: TapPlace): boolean {
  return (
    before !== undefined &&
    atMs - before.atMs <= longestMs &&
    Math.hypot(x - before.x, y - before.y) <= furthestPx
  );
}
