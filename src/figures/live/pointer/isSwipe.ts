import type {Point} from '../../geometry/point';

/** A move this many times taller than wide scrolls the page. */
const steepness = 1.5;

/**
 * Whether a finger that begins to move scrolls the page rather than acting on the drawing: readers
 * scroll vertically, and drag selection rectangles diagonally.
 *
 * @param from where the finger touched down
 * @param to where it is now, in the same unit
 */
export function isSwipe(from: Point, to: Point): boolean {
  return Math.abs(to.y - from.y) > steepness * Math.abs(to.x - from.x);
}
