import {between, type Point, point} from '../../geometry/point';
import {readingHalf} from '../../views/marks/hints';

/** Space that a marker with its letter takes beside its centre, and above and below it. */
const besideUnits = 13;
const aboveUnits = 20;

/**
 * Position of the length between two markers: halfway, or below or above both where it would cover
 * them.
 *
 * @param words the text of the length
 * @param sheet the drawing, which the text must stay within
 */
export function readingPlace(
  a: Point,
  b: Point,
  words: string,
  sheet: {readonly widthUnits: number; readonly heightUnits: number},
): Point {
  const {x: halfWidth, y: halfHeight} = readingHalf(words);
  const {x, y} = between(a, b, 0.5);
  const isBetween =
    Math.abs(a.x - b.x) / 2 >= halfWidth + besideUnits ||
    Math.abs(a.y - b.y) / 2 >= halfHeight + aboveUnits;
  const low = Math.max(a.y, b.y) + aboveUnits + halfHeight;
  const high = Math.min(a.y, b.y) - aboveUnits - halfHeight;
  const aside = low + halfHeight > sheet.heightUnits ? high : low;
  const held = (at: number, half: number, sizeUnits: number) =>
    Math.min(sizeUnits - half, Math.max(half, at));
  return point(
    held(x, halfWidth, sheet.widthUnits),
    held(isBetween ? y : aside, halfHeight, sheet.heightUnits),
  );
}
