import type {KeyInput} from '../core/input';

/** The part of an event that tells which modifier keys are held. */
export type HeldFacts = Pick<MouseEvent, 'altKey' | 'metaKey' | 'shiftKey'>;

/** What the modifier keys held during an event mean. */
export const heldKeys = ({
  altKey,
  metaKey,
  shiftKey,
}: HeldFacts): Pick<KeyInput, 'isSuspending' | 'isExtending'> => ({
  isSuspending: altKey || metaKey,
  isExtending: shiftKey,
});
