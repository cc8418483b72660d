import type {PointerInput} from '../core/input';
import {type HeldFacts, heldKeys} from './heldKeys';

type Phase = PointerInput['phase'];

/** What a pointer goes on doing where it rests; after a tap it has set its point, and aims no more. */
const atRest: Readonly<Partial<Record<Phase, Phase>>> = {
  hover: 'hover',
  down: 'drag',
  drag: 'drag',
  up: 'hover',
};

/**
 * What a pointer that rests does once a key that suspends the snapping is pressed or let go: it aims
 * again, so that what is shown is what a click would set.
 *
 * @param last the last that the pointer did
 * @returns nothing when the key changes nothing
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
