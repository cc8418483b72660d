import type {KeyInput} from '../core/input';

/** What an event of the browser says of the keys held during it. */
export type HeldFacts = Pick<MouseEvent, 'altKey' | 'metaKey' | 'shiftKey'>;

/** What the keys held during an event ask for. */
export const heldKeys = ({
  altKey,
  metaKey,
  shiftKey,
}: HeldFacts): Pick<KeyInput, 'isSuspending' | 'isExtending'> => ({
  isSuspending: altKey || metaKey,
  isExtending: shiftKey,
});
