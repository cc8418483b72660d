import {add, type Point, point, scale} from '../../geometry/point';
import {contains, edges, type Region} from '../../geometry/polygon';
import {distanceToSegment} from '../../geometry/segment';

/** What half a name and its area take, in centimetres: wider than high. */
const halfCm = point(80, 42);
/** How many places are tried across a room, and as many down. */
const triedCount = 16;

const squeezed = ({x, y}: Point): Point => point(x / halfCm.x, y / halfCm.y);

/** How many times the name would fit between a place and the nearest wall; below zero outside. */
function roomAround({outline, holes}: Region, place: Point): number {
  const isInside = contains(outline, place) && !holes.some((hole) => contains(hole, place));
  const ways = [outline, ...holes]
    .flatMap(edges)
    .map(([start, end]) =>
      distanceToSegment({start: squeezed(start), end: squeezed(end)}, squeezed(place)),
    );
  return isInside ? Math.min(...ways) : -1;
}

/** Where the name of a room is written: in the middle if it fits, else where it has most room. */
export function labelPlace(floor: Region): Point {
  const {outline} = floor;
  const middle = scale(outline.reduce(add, point(0, 0)), 1 / outline.length);
  let [best, most] = [middle, roomAround(floor, middle)];
  if (most >= 1) return middle;
  const [xs, ys] = [outline.map(({x}) => x), outline.map(({y}) => y)];
  const at = (of: readonly number[], step: number): number => {
    const low = Math.min(...of);
    return low + ((Math.max(...of) - low) * step) / triedCount;
  };
  for (let column = 1; column < triedCount; column += 1) {
    for (let row = 1; row < triedCount; row += 1) {
      const place = point(at(xs, column), at(ys, row));
      const found = roomAround(floor, place);
      if (found > most) [best, most] = [place, found];
    }
  }
  return best;
}
