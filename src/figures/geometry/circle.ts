import {type Point, rotate} from './point';
import type {Polygon} from './polygon';

/** Enough sides for the polygon to look like a circle. */
const sides = 48;

/** A circle approximated by a polygon, fine enough to cut drawings with. */
export const circle = (centre: Point, radius: number): Polygon =>
  Array.from({length: sides}, (_, index) =>
    rotate({x: centre.x + radius, y: centre.y}, (index * 360) / sides, centre),
  );
