import {between, distance, type Point} from './point';
import {crossingRatios, distanceToSegment, ratioAlong, type Segment} from './segment';

/** Points closer than this are the same point; small enough that a real gap stays a gap. */
const toleranceCm = 0.01;

function stopsAlong(segment: Segment, others: readonly Segment[]): number[] {
  return others.flatMap((other) => {
    const touches = [other.start, other.end]
      .filter((end) => distanceToSegment(segment, end) < toleranceCm)
      .map((end) => ratioAlong(segment, end));
    const crossing = crossingRatios(segment, other);
    const crosses = crossing && crossing.alongB >= 0 && crossing.alongB <= 1;
    return crosses ? [...touches, crossing.alongA] : touches;
  });
}

/**
 * Cuts segments wherever they cross or touch, so that they only meet at their ends.
 *
 * @param segments lines of the plan, in centimetres, in any order and direction
 * @returns the pieces, each listed once whatever its direction, none shorter than the tolerance
 */
export function splitSegments(segments: readonly Segment[]): Segment[] {
  const corners: Point[] = [];
  const corner = (p: Point): number => {
    const known = corners.findIndex((other) => distance(other, p) < toleranceCm);
    return known >= 0 ? known : corners.push(p) - 1;
  };
  const pieces = new Map<string, Segment>();
  for (const segment of segments) {
    const others = segments.filter((other) => other !== segment);
    const stops = [0, ...stopsAlong(segment, others), 1]
      .filter((ratio) => ratio >= 0 && ratio <= 1)
      .sort((a, b) => a - b)
      .map((ratio) => corner(between(segment.start, segment.end, ratio)));
    stops.slice(1).forEach((to, index) => {
      const from = stops[index] as number;
      if (from === to) return;
      const key = `${Math.min(from, to)}-${Math.max(from, to)}`;
      pieces.set(key, {start: corners[from] as Point, end: corners[to] as Point});
    });
  }
  return [...pieces.values()];
}
