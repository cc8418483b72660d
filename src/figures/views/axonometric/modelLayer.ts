import {lawn, planting, terrace} from '../../model/exampleHouse';
import type {SvgNode} from '../node';
import {facesLayer} from './facesLayer';
import {jointsOf} from './jointsOf';
import {slabBoxes} from './levelSolids';
import type {Projection} from './projection';
import {treeNode} from './treeNode';
import {type Solid, visibleFaces} from './visibleFaces';

/** The lawn and the terrace south of the example house, as blocks. */
export const gardenSolids: readonly Solid[] = [
  ...slabBoxes(lawn.outline, [], [-30, -25], 'grass'),
  ...slabBoxes(terrace.outline, [], [-25, terrace.levelCm], 'wood'),
];

/** Draws blocks with the joints of their coverings. */
export function modelLayer(solids: readonly Solid[], project: Projection): SvgNode[] {
  const faces = visibleFaces(solids, project);
  return [...facesLayer(faces), ...faces.flatMap((face) => jointsOf(face, project))];
}

/** The two trees of the garden. */
export const gardenTrees = (project: Projection, unitsPerCm: number): SvgNode[] =>
  planting
    .filter(({kind}) => kind === 'tree')
    .map((tree) => treeNode(tree, -25, project, unitsPerCm));
