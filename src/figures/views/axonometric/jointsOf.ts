import {terrace} from '../../model/exampleHouse';
import type {SvgNode} from '../node';
import {faceLines} from './faceLines';
import type {Projection} from './projection';
import type {VisibleFace} from './visibleFaces';

const deckWidthCm = 36;
const fromCm = {x: -200, y: -200, z: 0};
const toCm = {x: 1000, y: 1000, z: 600};

/** Spacing of the joints of each wall covering; 0 for no lines in that direction. */
const steps: Readonly<Record<string, {readonly acrossCm: number; readonly upCm: number}>> = {
  brick: {acrossCm: 0, upCm: 25},
  tiles: {acrossCm: 50, upCm: 50},
  wallpaper: {acrossCm: 24, upCm: 0},
};

/** The joints of one face: deck boards, brick courses, tile grid, wallpaper stripes. */
export function jointsOf(face: VisibleFace, project: Projection): SvgNode[] {
  const {material, side} = face;
  if (material === 'wood' && side === 'top') {
    const [start, , end] = terrace.outline;
    const deck = {acrossCm: 0, upCm: deckWidthCm};
    return start && end
      ? [faceLines(face, {...deck, fromCm: {...start, z: 0}, toCm: {...end, z: 0}}, project)]
      : [];
  }
  const step = side === 'top' ? undefined : steps[material];
  return step ? [faceLines(face, {...step, fromCm, toCm}, project)] : [];
}
