import {distance, type Point} from './point';
import {nearestOnSegment, type Segment} from './segment';

export type SnapKind = 'corner' | 'wall' | 'angle' | 'grid';

interface Snapped {
  readonly point: Point;
  /** What the point snapped to. */
  readonly kind: SnapKind;
}

export interface SnapContext {
  /** Ends and crossings of walls: first priority. */
  readonly corners: readonly Point[];
  /** Centre lines of walls: second priority. */
  readonly segments: readonly Segment[];
  /** Start of the wall being drawn, if any: its angle is then rounded to a step. */
  readonly origin?: Point;
  /** A point that the wall being drawn can align with, horizontally or vertically. */
  readonly level?: Point;
  /** Angle step, in degrees: `snapAngleStep` of the product's facts. */
  readonly angleStepDeg: number;
  /** Length step along the angle; also the grid step when no wall is being drawn. */
  readonly gridCm: number;
  /** Maximum distance at which the pointer snaps to a corner or a wall. */
  readonly toleranceCm: number;
}

const nearest = (p: Point, candidates: readonly Point[]): Point | undefined =>
  candidates.reduce<Point | undefined>(
    (best, candidate) => (!best || distance(p, candidate) < distance(p, best) ? candidate : best),
    undefined,
  );

const near = (p: Point, candidates: readonly Point[], toleranceCm: number): Point | undefined => {
  const best = nearest(p, candidates);
  return best && distance(p, best) <= toleranceCm ? best : undefined;
};

/**
 * Rounds the angle to the nearest step, and the length to the grid, or to an alignment line with
 * `level` that is less than one grid step away.
 */
export function snapAngle(
  origin: Point,
  p: Point,
  angleStepDeg: number,
  gridCm: number,
  level?: Point,
): Point {
  const step = (angleStepDeg * Math.PI) / 180;
  const angle = Math.round(Math.atan2(p.y - origin.y, p.x - origin.x) / step) * step;
  const aimedCm = distance(origin, p);
  const lines = level
    ? [(level.x - origin.x) / Math.cos(angle), (level.y - origin.y) / Math.sin(angle)]
    : [];
  const toLineCm = lines
    .filter((cm) => cm > gridCm && Math.abs(cm - aimedCm) < gridCm)
    .sort((a, b) => Math.abs(a - aimedCm) - Math.abs(b - aimedCm))[0];
  const lengthCm = toLineCm ?? Math.round(aimedCm / gridCm) * gridCm;
  // Drop the floating-point error of cos and sin, so that right angles stay exact.
  const clean = (value: number): number => Math.round(value * 1e6) / 1e6;
  return {
    x: clean(origin.x + Math.cos(angle) * lengthCm),
    y: clean(origin.y + Math.sin(angle) * lengthCm),
  };
}

function snapOnce(p: Point, context: SnapContext): Snapped {
  const {corners, segments, origin, level, angleStepDeg, gridCm, toleranceCm} = context;
  const corner = near(p, corners, toleranceCm);
  if (corner) return {point: corner, kind: 'corner'};
  const onWall = near(
    p,
    segments.map((segment) => nearestOnSegment(segment, p)),
    toleranceCm,
  );
  if (onWall) return {point: onWall, kind: 'wall'};
  if (origin) return {point: snapAngle(origin, p, angleStepDeg, gridCm, level), kind: 'angle'};
  const toGrid = (value: number): number => Math.round(value / gridCm) * gridCm;
  return {point: {x: toGrid(p.x), y: toGrid(p.y)}, kind: 'grid'};
}

/**
 * The point that the pointer snaps to: a corner, else a wall, else an angle step or the grid. A
 * snapped point may itself be close to a stronger target, so snapping repeats until it is stable;
 * snapping a snapped point changes nothing.
 */
export function snap(pointer: Point, context: SnapContext): Snapped {
  let snapped = snapOnce(pointer, context);
  for (let turn = 0; turn < 4 && snapped.kind !== 'corner'; turn += 1) {
    const again = snapOnce(snapped.point, context);
    if (distance(again.point, snapped.point) < 1e-9) return snapped;
    snapped = again;
  }
  return snapped;
}
