import type {Point} from '../geometry/point';
import type {Polygon, Region} from '../geometry/polygon';
import type {Segment} from '../geometry/segment';

const round = (value: number): number => Math.round(value * 10) / 10;
const pair = (x: number, y: number): string => (y < 0 ? `${x}${y}` : `${x} ${y}`);

/** A path through points, in units of the drawing, rounded to a tenth and as short as it gets. */
export function lineData(points: readonly Point[]): string {
  const [first, ...others] = points.map(({x, y}) => ({x: round(x), y: round(y)}));
  if (!first) return '';
  let previous = first;
  let data = `M${pair(first.x, first.y)}`;
  for (const {x, y} of others) {
    if (x === previous.x && y === previous.y) continue;
    if (y === previous.y) data += `H${x}`;
    else if (x === previous.x) data += `V${y}`;
    else data += `L${pair(x, y)}`;
    previous = {x, y};
  }
  return data;
}

/** A closed path. */
export const polygonData = (polygon: Polygon): string => `${lineData(polygon)}Z`;

/** Closed paths with their holes, for `fill-rule: evenodd`. */
export const regionData = (regions: readonly Region[]): string =>
  regions
    .flatMap(({outline, holes}) => [outline, ...holes])
    .map(polygonData)
    .join('');

/** Separate lines in one path. */
export const segmentsData = (segments: readonly Segment[]): string =>
  segments.map(({start, end}) => lineData([start, end])).join('');
