import {unite} from '../../geometry/booleans';
import {clipSegment} from '../../geometry/clipSegment';
import {type Point, point} from '../../geometry/point';
import {type Polygon, type Region, rectangle} from '../../geometry/polygon';
import type {Level, Stair} from '../../model/plan';
import {stairPoint, treads} from '../../model/stairProfile';
import {wallSolids} from '../../model/wallSolids';

/*
 * A section looks east at a house cut from north to south. Its points have x = distance southwards
 * and y = height, both in centimetres; `sectionPlace` flips y so that heights go up in the drawing.
 */

/** Places a section in a drawing, with south on the right and heights going up. */
export const sectionPlace =
  (unitsPerCm: number, atUnits: Point) =>
  ({x, y}: Point): Point => ({x: atUnits.x + x * unitsPerCm, y: atUnits.y - y * unitsPerCm});

/** Where the section plane cuts surfaces, as intervals from north to south. */
function stretches(regions: readonly Region[], cutX: number): [number, number][] {
  const line = {start: point(cutX, -5000), end: point(cutX, 5000)};
  return regions
    .flatMap((surface) => clipSegment(line, surface))
    .map(({start, end}) => [start.y, end.y]);
}

/**
 * The parts of one level that the section cuts: its walls, and the slab under its floor with its
 * openings.
 */
export function sectionSolids(level: Level, cutX: number, slabCm: number): Region[] {
  const {elevationCm, ceilingHeightCm, walls, openings, stairwells} = level;
  const wallParts = stretches(wallSolids(walls, openings), cutX).map(([from, to]) =>
    rectangle(point(from, elevationCm), point(to, elevationCm + ceilingHeightCm)),
  );
  const [outline] = wallSolids(walls);
  const slab: Region = {outline: outline?.outline ?? [], holes: stairwells};
  const slabParts = stretches([slab], cutX).map(([from, to]) =>
    rectangle(point(from, elevationCm - slabCm), point(to, elevationCm)),
  );
  return unite([...wallParts, ...slabParts]);
}

/** A stair cut along its centre line: steps above, a straight soffit below. */
export function stairSection(stair: Stair): Polygon {
  const along = (cm: number, heightCm: number): Point =>
    point(stairPoint(stair, cm, 0).y, heightCm);
  const steps = treads(stair);
  const last = steps.at(-1);
  const topCm = (last?.fromCm ?? 0) + stair.treadCm;
  const waistCm = 30;
  return [
    along(0, 0),
    ...steps.flatMap(({fromCm, heightCm}) => [
      along(fromCm, heightCm),
      along(fromCm + stair.treadCm, heightCm),
    ]),
    along(topCm, (last?.heightCm ?? 0) - waistCm),
    along(stair.treadCm * 1.4, 0),
  ];
}
