import {facts} from '../../../product/facts';
import {distance, type Point} from '../../geometry/point';
import type {Wall} from '../../model/plan';
import {rooms} from '../../model/rooms';
import {withFault} from '../core/withFault';
import {cornersOf, type DrawState, isOnSheet, isTooShort, type Outline, rest} from './model';

const clean = ({x, y}: Point): Point => ({
  x: Math.round(x * 1e6) / 1e6 + 0,
  y: Math.round(y * 1e6) / 1e6 + 0,
});

/**
 * Whether the walls can be united and their rooms found: the clipper throws on some sets, which are
 * rejected.
 */
function canStand(walls: readonly Wall[]): boolean {
  try {
    rooms(walls);
    return true;
  } catch {
    return false;
  }
}

/** Places a point: the first of an outline, or the end of a wall. */
export function placePoint(state: DrawState, wanted: Point): DrawState {
  const {document, interaction} = state;
  const {walls, chain} = document;
  const {lengthText, angleText} = interaction;
  const near = cornersOf(document).find((corner) => distance(corner, wanted) < 0.5);
  const end = near ?? clean(wanted);
  const settle = (next: Outline): DrawState => ({
    document: next,
    interaction: {...rest(next, interaction), target: end, isAiming: true},
  });
  const start = chain.at(-1);
  if (!start) {
    const {document: begun, interaction: atRest} = settle({walls, chain: [end]});
    // Values typed before the first corner apply to the wall that starts there.
    return {document: begun, interaction: {...atRest, lengthText, angleText}};
  }
  if (isTooShort(distance(start, end))) return withFault(state, 'tooShort');
  if (!isOnSheet(end)) return withFault(state, 'outside');
  const wall: Wall = {
    id: `wall-${walls.length + 1}`,
    start,
    end,
    thicknessCm: facts.outerWallThickness.lengthCm,
    heightCm: facts.wallHeight.lengthCm,
  };
  const drawn = [...walls, wall];
  if (!canStand(drawn)) return withFault(state, 'tangled');
  const isClosed = chain.length > 2 && distance(end, chain[0] as Point) < 0.01;
  return settle({walls: drawn, chain: isClosed ? [] : [...chain, end]});
}
