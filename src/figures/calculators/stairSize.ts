/** A straight stair: what its steps measure. */
interface StairSize {
  readonly riserCm: number;
  /** Two risers and one tread, the length of a stride. */
  readonly strideCm: number;
  /** Length on the plan: the last riser leads onto the floor, without a tread. */
  readonly runCm: number;
}

/**
 * The steps of a stair.
 *
 * @param heightCm height to climb, from floor to floor
 * @param risers how many times the foot goes up, a whole number
 * @param treadCm depth of a step
 */
export function stairSize(heightCm: number, risers: number, treadCm: number): StairSize {
  const riserCm = heightCm / risers;
  return {riserCm, strideCm: 2 * riserCm + treadCm, runCm: (risers - 1) * treadCm};
}
