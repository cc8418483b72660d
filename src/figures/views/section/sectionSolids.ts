import {unite} from '../../geometry/booleans';
import {clipSegment} from '../../geometry/clipSegment';
import {type Point, point} from '../../geometry/point';
import {type Polygon, type Region, rectangle} from '../../geometry/polygon';
import type {Level, Stair} from '../../model/plan';
import {stairPoint, treads} from '../../model/stairProfile';
import {wallSolids} from '../../model/wallSolids';

/*
 * A section looks east at a house cut from north to south. Its points are x = distance southwards
 * and y = height, both in centimetres; `sectionPlace` turns heights upwards in the drawing.
 */

/** Places a section in a drawing, south at the right, heights upwards. */
export const sectionPlace =
  (unitsPerCm: number, atUnits: Point) =>
  ({x, y}: Point): Point => ({x: atUnits.x + x * unitsPerCm, y: atUnits.y - y * unitsPerCm});

/** Where the plane of the section passes through surfaces, as stretches from north to south. */
function stretches(regions: readonly Region[], cutX: number): [number, number][] {
  const line = {start: point(cutX, -5000), end: point(cutX, 5000)};
  return regions
    .flatMap((surface) => clipSegment(line, surface))
    .map(({start, end}) => [start.y, end.y]);
}

/** What the section cuts of one level: its walls, and the slab under its floor with its openings. */
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

/** A stair cut along its middle: the steps above, a straight slope below. */
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
