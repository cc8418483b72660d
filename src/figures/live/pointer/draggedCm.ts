/** A pointer that has moved less than this from where it took hold only taps, in units of the drawing. */
const tapUnits = 3;

/** What a pointer has taken hold of. */
export interface Grab {
  /** Where it did so, along the way that this goes, in units of the drawing. */
  readonly atUnits: number;
  /** Where this stood then. */
  readonly valueCm: number;
}

/**
 * Where something stands that is dragged along one way: it moves by as much as the pointer has, from
 * where that took hold of it. What has moved follows it all the way back.
 *
 * @param valueCm where it stands
 * @param unitsPerCm below zero when it goes against the units
 * @returns nothing for what is only tapped on, or not held
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
