import type {PointerInput} from '../core/input';
import {type HeldFacts, heldKeys} from './heldKeys';

type Phase = PointerInput['phase'];

/** The phase to repeat for a pointer at rest; a tap has placed its point, and aims no more. */
const atRest: Readonly<Partial<Record<Phase, Phase>>> = {
  hover: 'hover',
  down: 'drag',
  drag: 'drag',
  up: 'hover',
};

/**
 * The input to repeat when a key that suspends snapping is pressed or released while the pointer
 * rests, so that the preview shows what a click would place.
 *
 * @param last the last input of the pointer
 * @returns `undefined` when the key changes nothing
 */
export function aimAgain(
  last: PointerInput | undefined,
  event: HeldFacts,
): PointerInput | undefined {
  const phase = last && atRest[last.phase];
  const held = heldKeys(event);
  if (!phase || held.isSuspending === last.isSuspending) return undefined;
  return {...last, phase, ...held};
}
