import {cross, type Point} from './point';

/** A closed outline: the last point joins the first, which is not repeated. */
export type Polygon = readonly Point[];

/** A surface: an outline and the holes in it. */
export interface Region {
  readonly outline: Polygon;
  readonly holes: readonly Polygon[];
}

/** The pairs of consecutive points of an outline, including the last with the first. */
export function edges(polygon: Polygon): ReadonlyArray<readonly [Point, Point]> {
  return polygon.map((start, index) => [start, polygon[(index + 1) % polygon.length] as Point]);
}

/**
 * The area, in the squared unit of the points; positive when the outline runs clockwise on screen.
 */
export const signedArea = (polygon: Polygon): number =>
  edges(polygon).reduce((sum, [a, b]) => sum + cross(a, b), 0) / 2;

export const area = (polygon: Polygon): number => Math.abs(signedArea(polygon));

/** The area of a surface, its holes subtracted. */
export const regionArea = ({outline, holes}: Region): number =>
  area(outline) - holes.reduce((sum, hole) => sum + area(hole), 0);

/** Whether `p` lies inside the outline; unspecified for a point on the outline itself. */
export function contains(polygon: Polygon, p: Point): boolean {
  let inside = false;
  for (const [a, b] of edges(polygon)) {
    if (a.y > p.y !== b.y > p.y && p.x < a.x + ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y)) {
      inside = !inside;
    }
  }
  return inside;
}

/** The rectangle with opposite corners `a` and `b`, clockwise on screen. */
export const rectangle = (a: Point, b: Point): Polygon => [
  {x: Math.min(a.x, b.x), y: Math.min(a.y, b.y)},
  {x: Math.max(a.x, b.x), y: Math.min(a.y, b.y)},
  {x: Math.max(a.x, b.x), y: Math.max(a.y, b.y)},
  {x: Math.min(a.x, b.x), y: Math.max(a.y, b.y)},
];

/** The outline without the points that lie on a straight line between their neighbours. */
export function withoutStraightPoints(polygon: Polygon): Polygon {
  return polygon.filter((p, index) => {
    const before = polygon.at(index - 1) as Point;
    const after = polygon[(index + 1) % polygon.length] as Point;
    const bend = cross(
      {x: p.x - before.x, y: p.y - before.y},
      {x: after.x - p.x, y: after.y - p.y},
    );
    return Math.abs(bend) > 1e-6;
  });
}
