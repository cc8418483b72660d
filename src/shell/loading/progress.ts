/** Initial share of the bar's width, large enough to be visible. */
export const minimumProgress = 0.08;
const maximumProgress = 0.994;

/**
 * The next value of a progress bar whose real progress is unknown: steps get smaller and never
 * reach the end.
 *
 * @param progress current share, `minimumProgress` to 1
 */
export function trickle(progress: number): number {
  const step = progress < 0.2 ? 0.1 : progress < 0.5 ? 0.04 : progress < 0.8 ? 0.02 : 0.005;
  return Math.min(progress + step, maximumProgress);
}
