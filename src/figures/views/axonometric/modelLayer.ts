import {exampleHouse, lawn, terrace} from '../../model/exampleHouse';
import type {SvgNode} from '../node';
import {faceLines} from './faceLines';
import {slabBoxes} from './levelSolids';
import type {Projection} from './projection';
import {facesLayer} from './solidsLayer';
import {treeNode} from './treeNode';
import {type Solid, visibleFaces} from './visibleFaces';

/** The lawn and the terrace south of the example house, as blocks. */
export const gardenSolids: readonly Solid[] = [
  ...slabBoxes(lawn.outline, [], [-30, -25], 'grass'),
  ...slabBoxes(terrace.outline, [], [-25, terrace.levelCm], 'wood'),
];

const deckWidthCm = 36;
const tileCm = 50;

/** Blocks with the joints of their coverings: boards of decks, courses of brick, squares of tiles. */
export function modelLayer(solids: readonly Solid[], project: Projection): SvgNode[] {
  const faces = visibleFaces(solids, project);
  const joints = faces.flatMap((face) => {
    const fromCm = {x: -200, y: -200, z: 0};
    const toCm = {x: 1000, y: 1000, z: 600};
    if (face.material === 'wood' && face.side === 'top') {
      const [start, , end] = terrace.outline as [typeof fromCm, typeof fromCm, typeof fromCm];
      const across = {acrossCm: 0, upCm: deckWidthCm};
      return [
        faceLines(face, {...across, fromCm: {...start, z: 0}, toCm: {...end, z: 0}}, project),
      ];
    }
    if (face.material === 'brick' && face.side !== 'top') {
      return [faceLines(face, {acrossCm: 0, upCm: 25, fromCm, toCm}, project)];
    }
    if (face.material === 'tiles' && face.side !== 'top') {
      return [faceLines(face, {acrossCm: tileCm, upCm: tileCm, fromCm, toCm}, project)];
    }
    return [];
  });
  return [...facesLayer(faces), ...joints];
}

/** The two trees of the garden. */
export const gardenTrees = (project: Projection, unitsPerCm: number): SvgNode[] =>
  exampleHouse.planting
    .filter(({kind}) => kind === 'tree')
    .map((tree) => treeNode(tree, -25, project, unitsPerCm));
