/** A point or a vector in the plane, in centimetres unless stated otherwise; y grows downwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const point = (x: number, y: number): Point => ({x, y});
export const add = (a: Point, b: Point): Point => ({x: a.x + b.x, y: a.y + b.y});
export const subtract = (a: Point, b: Point): Point => ({x: a.x - b.x, y: a.y - b.y});
export const scale = (a: Point, factor: number): Point => ({x: a.x * factor, y: a.y * factor});
export const dot = (a: Point, b: Point): number => a.x * b.x + a.y * b.y;
export const cross = (a: Point, b: Point): number => a.x * b.y - a.y * b.x;
export const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

/** The point at `ratio` of the way from `a` (0) to `b` (1). */
export const between = (a: Point, b: Point, ratio: number): Point => ({
  x: a.x + (b.x - a.x) * ratio,
  y: a.y + (b.y - a.y) * ratio,
});

/** The unit vector from `a` towards `b`; the zero vector when the two points coincide. */
export function direction(a: Point, b: Point): Point {
  const length = distance(a, b);
  return length === 0 ? {x: 0, y: 0} : scale(subtract(b, a), 1 / length);
}

/** The vector rotated 90° clockwise on screen, where y grows downwards. */
export const quarterTurn = (a: Point): Point => ({x: -a.y, y: a.x});

/** The point rotated around `centre` by `angleDeg` degrees, clockwise on screen. */
export function rotate(a: Point, angleDeg: number, centre: Point = {x: 0, y: 0}): Point {
  const angle = (angleDeg * Math.PI) / 180;
  const {x, y} = subtract(a, centre);
  return add(centre, {
    x: x * Math.cos(angle) - y * Math.sin(angle),
    y: x * Math.sin(angle) + y * Math.cos(angle),
  });
}
