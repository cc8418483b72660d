import {distance, type Point} from './point';
import {nearestOnSegment, type Segment} from './segment';

export type SnapKind = 'corner' | 'wall' | 'angle' | 'grid';

interface Snapped {
  readonly point: Point;
  /** What attracted the pointer. */
  readonly kind: SnapKind;
}

export interface SnapContext {
  /** Ends and crossings of walls: they attract first. */
  readonly corners: readonly Point[];
  /** Axes of walls: they attract second. */
  readonly segments: readonly Segment[];
  /** The point the wall being drawn starts from, if any: its angle then turns in steps. */
  readonly origin?: Point;
  /** A point whose lines of alignment attract the wall being drawn: level with it, or above it. */
  readonly level?: Point;
  /** Step of the angle, in degrees: `snapAngleStep` of the product's facts. */
  readonly angleStepDeg: number;
  /** Step of lengths along the angle, and of the grid when nothing is being drawn. */
  readonly gridCm: number;
  /** How near the pointer must be to a corner or a wall. */
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
 * The point on the ray of the nearest step of angle, its length rounded to the grid, or up to a line of
 * alignment that is nearer than a step of the grid.
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
  // A millionth of a centimetre is dust of the sine: without it, right angles stay exact.
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
 * Where the pointer lands: on a corner, else on a wall, else on a step of the angle or the grid.
 * What it lands on may bring it near something stronger, so it snaps again until it rests;
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
