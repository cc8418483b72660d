import {clipSegment} from '../../geometry/clipSegment';
import {
  add,
  between,
  direction,
  distance,
  type Point,
  point,
  quarterTurn,
  scale,
  subtract,
} from '../../geometry/point';
import {rectangle} from '../../geometry/polygon';
import type {Segment} from '../../geometry/segment';
import {readingHalf} from '../../views/marks/hints';
import {exampleFrame} from '../../views/plan/exampleFrame';

const sheet = point(exampleFrame.widthUnits, exampleFrame.heightUnits);
/** Half the thickness of a wall, plus a margin. */
const clearUnits = 8;
/**
 * Offsets that keep this clearance on a slanted wall too; beyond the pointer, room for its cross.
 */
const [besideUnits, beyondUnits, armUnits] = [12, 20, 9];

/** The position closest to the given point at which a reading of these words stays on the sheet. */
export function onDrawing({x, y}: Point, words: string): Point {
  const half = readingHalf(words);
  return point(
    Math.min(sheet.x - half.x, Math.max(half.x, x)),
    Math.min(sheet.y - half.y, Math.max(half.y, y)),
  );
}

/** Total length of the lines that a reading at this position would cover. */
function coveredUnits(at: Point, half: Point, lines: readonly Segment[]): number {
  const around = add(half, point(clearUnits, clearUnits));
  const ground = {outline: rectangle(subtract(at, around), add(at, around)), holes: []};
  return lines
    .flatMap((line) => clipSegment(line, ground))
    .reduce((sum, {start, end}) => sum + distance(start, end), 0);
}

/**
 * Position for the reading of the wall being drawn that covers as little as possible of it, of the
 * pointer at its end and of other walls: beside it, preferably towards the middle of the sheet, or
 * beyond the pointer.
 *
 * @param wall from its start to the pointer, in units of the drawing
 * @param words the text of the reading
 * @param walls the centre lines of the existing walls, in the same unit
 */
export function clearPlace(wall: Segment, words: string, walls: readonly Segment[]): Point {
  const {start, end} = wall;
  const half = readingHalf(words);
  const along = direction(start, end);
  const side = quarterTurn(along);
  const away = (from: Point, {x, y}: Point, byUnits: number): Point =>
    onDrawing(
      add(from, scale({x, y}, Math.abs(x) * half.x + Math.abs(y) * half.y + byUnits)),
      words,
    );
  const middle = between(start, end, 0.5);
  const centre = scale(sheet, 0.5);
  const cross = [point(armUnits, 0), point(0, armUnits)].map((arm) => ({
    start: subtract(end, arm),
    end: add(end, arm),
  }));
  const places = [
    ...[side, scale(side, -1)]
      .map((way) => away(middle, way, besideUnits))
      .sort((a, b) => distance(a, centre) - distance(b, centre)),
    away(end, along, beyondUnits),
    ...[side, scale(side, -1)].map((way) => away(end, way, beyondUnits)),
  ].map((at) => ({at, covered: coveredUnits(at, half, [...walls, wall, ...cross])}));
  return places.reduce((best, other) => (other.covered < best.covered ? other : best)).at;
}
