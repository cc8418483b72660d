import {type Point, rotate} from './point';
import type {Polygon} from './polygon';

/** A circle as an outline fine enough to cut drawings with. */
export const circle = (centre: Point, radius: number, sides = 48): Polygon =>
  Array.from({length: sides}, (_, index) =>
    rotate({x: centre.x + radius, y: centre.y}, (index * 360) / sides, centre),
  );
