import {between} from './point';
import {contains, edges, type Region} from './polygon';
import {crossingRatios, type Segment} from './segment';

const isInside = ({outline, holes}: Region, segment: Segment, ratio: number): boolean => {
  const p = between(segment.start, segment.end, ratio);
  return contains(outline, p) && !holes.some((hole) => contains(hole, p));
};

/** The pieces of a segment that lie inside a surface, in the order of the segment. */
export function clipSegment(segment: Segment, region: Region): Segment[] {
  const ratios = [region.outline, ...region.holes]
    .flatMap((ring) => edges(ring))
    .flatMap(([start, end]) => {
      const crossing = crossingRatios(segment, {start, end});
      return crossing && crossing.alongB >= 0 && crossing.alongB <= 1 ? [crossing.alongA] : [];
    })
    .filter((ratio) => ratio > 0 && ratio < 1)
    .sort((a, b) => a - b);
  const stops = [0, ...ratios, 1];
  return stops.slice(1).flatMap((to, index) => {
    const from = stops[index] as number;
    return to - from > 1e-6 && isInside(region, segment, (from + to) / 2)
      ? [
          {
            start: between(segment.start, segment.end, from),
            end: between(segment.start, segment.end, to),
          },
        ]
      : [];
  });
}
