import type {Box, SpacePoint} from '../../geometry/box';
import type {Polygon} from '../../geometry/polygon';
import type {Projection} from './projection';

/** The visible sides of a block, seen from above, from the south-east. */
export type Side = 'top' | 'south' | 'east';

const corner = (x: number, y: number, z: number): SpacePoint => ({x, y, z});

/** The three visible sides, each with the coordinate of its plane. */
export function sidesOf({min, max}: Box): Record<Side, {planeCm: number; outline: SpacePoint[]}> {
  return {
    top: {
      planeCm: max.z,
      outline: [
        corner(min.x, min.y, max.z),
        corner(max.x, min.y, max.z),
        corner(max.x, max.y, max.z),
        corner(min.x, max.y, max.z),
      ],
    },
    south: {
      planeCm: max.y,
      outline: [
        corner(min.x, max.y, max.z),
        corner(max.x, max.y, max.z),
        corner(max.x, max.y, min.z),
        corner(min.x, max.y, min.z),
      ],
    },
    east: {
      planeCm: max.x,
      outline: [
        corner(max.x, max.y, max.z),
        corner(max.x, min.y, max.z),
        corner(max.x, min.y, min.z),
        corner(max.x, max.y, min.z),
      ],
    },
  };
}

/** The outline of a block in the drawing: a hexagon, since three sides are visible. */
export const silhouette = ({min, max}: Box, project: Projection): Polygon =>
  [
    corner(min.x, min.y, max.z),
    corner(max.x, min.y, max.z),
    corner(max.x, min.y, min.z),
    corner(max.x, max.y, min.z),
    corner(min.x, max.y, min.z),
    corner(min.x, max.y, max.z),
  ].map(project);
