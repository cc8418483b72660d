import {type Point, rotate} from './point';
import type {Polygon} from './polygon';

/** As many as a curve needs to look like one. */
const sides = 48;

/** A circle as an outline fine enough to cut drawings with. */
export const circle = (centre: Point, radius: number): Polygon =>
  Array.from({length: sides}, (_, index) =>
    rotate({x: centre.x + radius, y: centre.y}, (index * 360) / sides, centre),
  );
