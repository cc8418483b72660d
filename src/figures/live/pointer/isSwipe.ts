import type {Point} from '../../geometry/point';

/** So much steeper than it is wide, a way up or down the screen is one that scrolls. */
const steepness = 1.5;

/**
 * Whether a finger that begins to move means the page, not the drawing under it: readers scroll up
 * and down, and surround things from corner to corner.
 *
 * @param from where the finger came down, and `to` where it is, in the same units
 */
export function isSwipe(from: Point, to: Point): boolean {
  return Math.abs(to.y - from.y) > steepness * Math.abs(to.x - from.x);
}
