import {add, cross, distance, dot, type Point, scale, subtract} from './point';

/** A straight line between two points. */
export interface Segment {
  readonly start: Point;
  readonly end: Point;
}

/** How far along the segment `p` projects: 0 at the start, 1 at the end, clamped between them. */
export function ratioAlong({start, end}: Segment, p: Point): number {
  const along = subtract(end, start);
  const squared = dot(along, along);
  return squared === 0 ? 0 : Math.min(1, Math.max(0, dot(subtract(p, start), along) / squared));
}

/** The point of the segment nearest to `p`. */
export function nearestOnSegment(segment: Segment, p: Point): Point {
  const ratio = ratioAlong(segment, p);
  return ratio === 1
    ? segment.end
    : add(segment.start, scale(subtract(segment.end, segment.start), ratio));
}

/** The distance from `p` to the segment, in the unit of its points. */
export const distanceToSegment = (segment: Segment, p: Point): number =>
  distance(nearestOnSegment(segment, p), p);

/**
 * Where the infinite lines through two segments cross, as a ratio along each.
 *
 * @returns `undefined` when the lines are parallel
 */
export function crossingRatios(
  a: Segment,
  b: Segment,
): {readonly alongA: number; readonly alongB: number} | undefined {
  const directionA = subtract(a.end, a.start);
  const directionB = subtract(b.end, b.start);
  const denominator = cross(directionA, directionB);
  if (Math.abs(denominator) < 1e-9) return undefined;
  const gap = subtract(b.start, a.start);
  return {
    alongA: cross(gap, directionB) / denominator,
    alongB: cross(gap, directionA) / denominator,
  };
}
