import type {Frame} from './frame';
import type {Point} from './point';
import type {Region} from './polygon';
import {contains} from './polygon';

/** A point in space, in centimetres: x eastwards, y southwards, z upwards. */
export interface SpacePoint extends Point {
  readonly z: number;
}

/** A block with its sides along the axes. */
export interface Box {
  readonly min: SpacePoint;
  readonly max: SpacePoint;
}

const distinct = (values: readonly number[]): number[] =>
  [...new Set(values.map((value) => Math.round(value * 100) / 100))].sort((a, b) => a - b);

/**
 * Covers surfaces whose sides run along the axes with rectangles that do not overlap.
 *
 * @param regions the surfaces, in centimetres
 * @param cuts extra outlines to cut along, so that no rectangle straddles one of their sides
 */
export function cells(
  regions: readonly Region[],
  cuts: readonly (readonly Point[])[] = [],
): Frame[] {
  const corners = [...regions.flatMap(({outline, holes}) => [outline, ...holes]), ...cuts].flat();
  const xs = distinct(corners.map(({x}) => x));
  const ys = distinct(corners.map(({y}) => y));
  const isCovered = (p: Point): boolean =>
    regions.some(
      ({outline, holes}) => contains(outline, p) && !holes.some((hole) => contains(hole, p)),
    );
  return ys.slice(1).flatMap((bottom, row) =>
    xs.slice(1).flatMap((right, column) => {
      const min = {x: xs[column] as number, y: ys[row] as number};
      const middle = {x: (min.x + right) / 2, y: (min.y + bottom) / 2};
      return isCovered(middle) ? [{min, max: {x: right, y: bottom}}] : [];
    }),
  );
}
