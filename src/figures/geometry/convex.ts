import {cross, type Point, subtract} from './point';
import {edges, type Polygon, signedArea} from './polygon';

/** Matches booleans.ts, which rounds coordinates to a ten-thousandth of a unit. */
const tolerance = 1e-4;

/**
 * How far a point lies inside the line through an edge, in the unit of the points; negative
 * outside.
 */
function insideBy([start, end]: readonly [Point, Point], point: Point, turn: number): number {
  const edge = subtract(end, start);
  return (turn * cross(edge, subtract(point, start))) / Math.hypot(edge.x, edge.y);
}

/** Whether all of `inner` lies in `outer`, edges included. Both outlines must be convex. */
export function covers(outer: Polygon, inner: Polygon): boolean {
  const turn = Math.sign(signedArea(outer));
  return edges(outer).every((edge) =>
    inner.every((point) => insideBy(edge, point, turn) >= -tolerance),
  );
}

/** Whether an edge of `one` has all of `other` on its far side. */
function isApartByEdge(one: Polygon, other: Polygon): boolean {
  const turn = Math.sign(signedArea(one));
  return edges(one).some((edge) =>
    other.every((point) => insideBy(edge, point, turn) <= tolerance),
  );
}

/**
 * Whether two convex outlines overlap; touching is not enough. Uses the separating axis theorem:
 * two convex outlines are disjoint when an edge of one of them separates them.
 */
export const convexOverlap = (one: Polygon, other: Polygon): boolean =>
  !isApartByEdge(one, other) && !isApartByEdge(other, one);
