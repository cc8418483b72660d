/** A pointer that has moved less than this since it pressed only taps, in units of the drawing. */
const tapUnits = 3;

/** Where the pointer grabbed something that moves along one axis. */
export interface Grab {
  /** Position of the pointer along the axis when it pressed, in units of the drawing. */
  readonly atUnits: number;
  /** Value of the grabbed item at that moment. */
  readonly valueCm: number;
}

/**
 * The value of an item dragged along an axis: it moves by as much as the pointer has since it
 * grabbed it. Once it has moved, even the smallest moves count, so that it can be dragged all the
 * way back.
 *
 * @param valueCm current value
 * @param unitsPerCm negative when the value decreases along the axis
 * @returns `undefined` when nothing is grabbed, or the pointer only taps
 */
export function draggedCm(
  grab: Grab | undefined,
  valueCm: number,
  atUnits: number,
  unitsPerCm: number,
): number | undefined {
  if (!grab) return undefined;
  const byUnits = atUnits - grab.atUnits;
  const isTap = valueCm === grab.valueCm && Math.abs(byUnits) < tapUnits;
  return isTap ? undefined : grab.valueCm + byUnits / unitsPerCm;
}
