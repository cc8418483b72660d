import {add, type Point, point, scale} from '../../geometry/point';
import {contains, edges, type Region} from '../../geometry/polygon';
import {distanceToSegment} from '../../geometry/segment';

/** Half the size of a room name with its area, in centimetres: wider than high. */
const halfCm = point(80, 42);
/** Number of candidate positions across a room, and down it. */
const triedCount = 16;

const squeezed = ({x, y}: Point): Point => point(x / halfCm.x, y / halfCm.y);

/**
 * Clearance between a position and the nearest wall, in multiples of the label; negative outside.
 */
function roomAround({outline, holes}: Region, place: Point): number {
  const isInside = contains(outline, place) && !holes.some((hole) => contains(hole, place));
  const ways = [outline, ...holes]
    .flatMap(edges)
    .map(([start, end]) =>
      distanceToSegment({start: squeezed(start), end: squeezed(end)}, squeezed(place)),
    );
  return isInside ? Math.min(...ways) : -1;
}

/**
 * Position of a room label: in the middle if it fits, otherwise where it has the most clearance.
 */
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
