import type {Point} from '../geometry/point';
import type {Region} from '../geometry/polygon';

/** Maps a point of the plan, in centimetres, to the drawing, in units. */
export type Place = (p: Point) => Point;

/**
 * Places a plan in a drawing, north up.
 *
 * @param unitsPerCm the scale: 0.33 shows the example house in 264 units
 * @param atUnits position of the origin of the plan in the drawing
 */
export const placeAt =
  (unitsPerCm: number, atUnits: Point): Place =>
  ({x, y}) => ({x: atUnits.x + x * unitsPerCm, y: atUnits.y + y * unitsPerCm});

/** The inverse of `placeAt`: the point of the plan, in centimetres, at a point of the drawing. */
export const pointAt =
  (unitsPerCm: number, atUnits: Point): ((p: Point) => Point) =>
  ({x, y}) => ({x: (x - atUnits.x) / unitsPerCm, y: (y - atUnits.y) / unitsPerCm});

export const placeRegion = ({outline, holes}: Region, place: Place): Region => ({
  outline: outline.map(place),
  holes: holes.map((hole) => hole.map(place)),
});
