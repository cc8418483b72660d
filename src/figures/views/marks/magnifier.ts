import {clip} from '../../geometry/booleans';
import {circle} from '../../geometry/circle';
import {direction, distance, type Point, scale, subtract} from '../../geometry/point';
import type {Region} from '../../geometry/polygon';
import {element, group, type SvgNode} from '../node';
import {lineData, regionData} from '../pathData';
import {placeAt, placeRegion} from '../place';

interface Lens {
  /** Position of the lens and of the detail that it enlarges, in units of the drawing. */
  readonly centre: Point;
  readonly radius: number;
  readonly target: Point;
  /** The point of the plan under the target, and the scale of the enlargement. */
  readonly targetCm: Point;
  readonly unitsPerCm: number;
}

/** Maps a point of the plan to the drawing, under a lens. */
export const lensPlace = ({centre, targetCm, unitsPerCm}: Lens) =>
  placeAt(unitsPerCm, subtract(centre, scale(targetCm, unitsPerCm)));

/** A lens over a detail of the plan, with a line to the detail; `marks` are drawn on top. */
export function magnifier(lens: Lens, solids: readonly Region[], ...marks: SvgNode[]): SvgNode {
  const {centre, radius, target} = lens;
  const place = lensPlace(lens);
  const seen = clip(
    solids.map((solid) => placeRegion(solid, place)),
    circle(centre, radius),
  );
  const way = direction(target, centre);
  const smallRadius = Math.min(8, distance(target, centre) / 4);
  const from = {x: target.x + way.x * smallRadius, y: target.y + way.y * smallRadius};
  return group(
    'lens',
    element('circle', {class: 'spot', cx: target.x, cy: target.y, r: smallRadius}),
    element('path', {class: 'spot', d: lineData([from, centre])}),
    element('circle', {class: 'glass', cx: centre.x, cy: centre.y, r: radius}),
    element('path', {class: 'wall', d: regionData(seen)}),
    ...marks,
    element('circle', {class: 'rim', cx: centre.x, cy: centre.y, r: radius}),
  );
}
