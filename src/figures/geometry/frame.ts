import type {Point} from './point';

/** A rectangle with its sides along the axes. */
export interface Frame {
  readonly min: Point;
  readonly max: Point;
}

/** Whether two frames overlap; touching is not enough. */
export const overlap = (a: Frame, b: Frame): boolean =>
  a.min.x < b.max.x && b.min.x < a.max.x && a.min.y < b.max.y && b.min.y < a.max.y;

/** Whether all of `inner` lies in `outer`, edges included. */
export const surrounds = (outer: Frame, inner: Frame): boolean =>
  inner.min.x >= outer.min.x &&
  inner.min.y >= outer.min.y &&
  inner.max.x <= outer.max.x &&
  inner.max.y <= outer.max.y;
