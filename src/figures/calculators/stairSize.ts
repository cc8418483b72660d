/** The dimensions of a straight stair. */
interface StairSize {
  readonly riserCm: number;
  /** Two risers plus one tread: the length of a stride. */
  readonly strideCm: number;
  /** Length on the plan: the last riser reaches the floor above and has no tread. */
  readonly runCm: number;
}

/**
 * Computes the dimensions of a straight stair.
 *
 * @param heightCm height to climb, from floor to floor
 * @param risers number of risers, a whole number
 * @param treadCm depth of a step
 */
export function stairSize(heightCm: number, risers: number, treadCm: number): StairSize {
  const riserCm = heightCm / risers;
  return {riserCm, strideCm: 2 * riserCm + treadCm, runCm: (risers - 1) * treadCm};
}
