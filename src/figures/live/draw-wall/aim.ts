import {facts} from '../../../product/facts';
import type {Point} from '../../geometry/point';
import {snap} from '../../geometry/snap';
import {cornersOf, type Interaction, isOnSheet, type Outline, onSheet, stepsCm} from './model';

const toleranceCm = {mouse: 20, touch: 34} as const;

/**
 * The interaction after a pointer move: where the next point would be placed.
 *
 * @param at position of the pointer on the plan, in centimetres
 * @param isFree whether a key suspends snapping
 */
export function aim(
  document: Outline,
  interaction: Interaction,
  {at, isTouch, isFree}: {readonly at: Point; readonly isTouch: boolean; readonly isFree: boolean},
): Interaction {
  const shown = {...interaction, isAiming: true, isByKeys: false};
  if (isFree || !interaction.isSnapping) {
    return {...shown, target: onSheet({x: Math.round(at.x), y: Math.round(at.y)}), kind: 'free'};
  }
  const {chain} = document;
  const origin = chain.at(-1);
  const [first] = chain;
  const landed = snap(at, {
    corners: cornersOf(document),
    segments: document.walls,
    ...(origin && {origin}),
    ...(first && chain.length > 1 && {level: first}),
    angleStepDeg: facts.snapAngleStep.angleDeg,
    gridCm: stepsCm.usual,
    toleranceCm: isTouch ? toleranceCm.touch : toleranceCm.mouse,
  });
  // Rounding the angle may move the point off the sheet, although the pointer is on it.
  return isOnSheet(landed.point)
    ? {...shown, target: landed.point, kind: landed.kind}
    : {...shown, target: onSheet(landed.point), kind: 'free'};
}
