import type {Furniture} from '../../model/plan';
import type {Solid} from './visibleFaces';

/** A block of a piece of furniture, relative to its centre, facing south, in centimetres. */
type Part = readonly [x1: number, y1: number, z1: number, x2: number, y2: number, z2: number];

function partsOf({kind, widthCm, depthCm, heightCm: h}: Furniture): Part[] {
  const [w, d] = [widthCm / 2, depthCm / 2];
  switch (kind) {
    case 'sofa':
      return [
        [-w, -d, 0, w, -d + 20, h],
        [-w, -d + 20, 0, -w + 18, d, h - 18],
        [w - 18, -d + 20, 0, w, d, h - 18],
        [-w + 18, -d + 20, 0, w - 18, d, 42],
      ];
    case 'table':
    case 'lowTable':
      return [
        [-w, -d, h - 6, w, d, h],
        [-w + 8, -d + 8, 0, -w + 16, d - 8, h - 6],
        [w - 16, -d + 8, 0, w - 8, d - 8, h - 6],
      ];
    case 'chair':
      return [
        [-w, -d, 0, w, d, 45],
        [-w, -d, 45, w, -d + 7, h],
      ];
    case 'bed':
      return [
        [-w, -d, 0, w, d, 45],
        [-w + 10, -d + 10, 45, -6, -d + 48, 56],
        [6, -d + 10, 45, w - 10, -d + 48, 56],
      ];
    case 'tree':
      return [];
    default:
      return [[-w, -d, 0, w, d, h]];
  }
}

/**
 * Rotates a part to the nearest quarter turn: 3D drawings only have blocks parallel to the axes.
 */
function turn([x1, y1, z1, x2, y2, z2]: Part, angleDeg: number): Part {
  const quarters = ((Math.round(angleDeg / 90) % 4) + 4) % 4;
  if (quarters === 1) return [-y2, x1, z1, -y1, x2, z2];
  if (quarters === 2) return [-x2, -y2, z1, -x1, -y1, z2];
  if (quarters === 3) return [y1, -x2, z1, y2, -x1, z2];
  return [x1, y1, z1, x2, y2, z2];
}

/** Furniture as blocks resting on a floor; trees are drawn separately, because they are round. */
export const furnitureSolids = (furniture: readonly Furniture[], floorCm: number): Solid[] =>
  furniture.flatMap((piece) =>
    partsOf(piece).map((part) => {
      const [x1, y1, z1, x2, y2, z2] = turn(part, piece.angleDeg);
      return {
        min: {x: piece.centre.x + x1, y: piece.centre.y + y1, z: floorCm + z1},
        max: {x: piece.centre.x + x2, y: piece.centre.y + y2, z: floorCm + z2},
        material: 'soft',
      };
    }),
  );
