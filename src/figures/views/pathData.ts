import type {Point} from '../geometry/point';
import type {Polygon, Region} from '../geometry/polygon';
import type {Segment} from '../geometry/segment';

const round = (value: number): number => Math.round(value * 10) / 10;
const short = (value: number): string => String(value).replace(/^(-?)0\./, '$1.');
const pair = (x: number, y: number): string => short(x) + (y < 0 ? '' : ' ') + short(y);

/**
 * Path data through points, in units of the drawing, rounded to a tenth and as short as possible:
 * relative coordinates, since distances repeat, and so compress better, than positions.
 */
export function lineData(points: readonly Point[]): string {
  const [first, ...others] = points.map(({x, y}) => ({x: round(x), y: round(y)}));
  if (!first) return '';
  let previous = first;
  let data = `M${pair(first.x, first.y)}`;
  for (const next of others) {
    const [x, y] = [round(next.x - previous.x), round(next.y - previous.y)];
    if (x === 0 && y === 0) continue;
    if (y === 0) data += `h${short(x)}`;
    else if (x === 0) data += `v${short(y)}`;
    else data += `l${pair(x, y)}`;
    previous = next;
  }
  return data;
}

/** Path data of a closed outline. */
export const polygonData = (polygon: Polygon): string => `${lineData(polygon)}Z`;

/** Path data of closed outlines with their holes, for `fill-rule: evenodd`. */
export const regionData = (regions: readonly Region[]): string =>
  regions
    .flatMap(({outline, holes}) => [outline, ...holes])
    .map(polygonData)
    .join('');

/** Path data of separate lines. */
export const segmentsData = (segments: readonly Segment[]): string =>
  segments.map(({start, end}) => lineData([start, end])).join('');
