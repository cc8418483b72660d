/** Where the bar starts: a share of its width, so that it is seen at all. */
export const minimumProgress = 0.08;
const maximumProgress = 0.994;

/**
 * The next step of a bar that cannot know how much is left: ever smaller, never at the end.
 *
 * @param progress share done, `minimumProgress` to 1
 */
export function trickle(progress: number): number {
  const step = progress < 0.2 ? 0.1 : progress < 0.5 ? 0.04 : progress < 0.8 ? 0.02 : 0.005;
  return Math.min(progress + step, maximumProgress);
}
