import {type Point, point} from '../../geometry/point';

export type ArrowKey = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

/** The direction of each arrow key on the plan, as a vector of length 1. */
export const arrows: Readonly<Record<ArrowKey, Point> & Record<string, Point>> = {
  ArrowLeft: point(-1, 0),
  ArrowRight: point(1, 0),
  ArrowUp: point(0, -1),
  ArrowDown: point(0, 1),
};
