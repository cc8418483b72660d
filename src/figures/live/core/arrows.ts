import {type Point, point} from '../../geometry/point';

export type ArrowKey = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

/** The way each arrow key leads on a plan: one step, of the length a machine gives it. */
export const arrows: Readonly<Record<ArrowKey, Point> & Record<string, Point>> = {
  ArrowLeft: point(-1, 0),
  ArrowRight: point(1, 0),
  ArrowUp: point(0, -1),
  ArrowDown: point(0, 1),
};
