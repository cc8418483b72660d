import type {KeyboardEvent} from 'react';
import {arrows} from './arrows';

/** The part of a keyboard event that decides. */
type KeyFacts = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/**
 * Whether the drawing handles a key, instead of leaving it to the browser and the page.
 *
 * @param keys the keys that the machine handles
 */
export function answersTo(keys: readonly string[], event: KeyFacts): boolean {
  const {key, ctrlKey, metaKey, shiftKey} = event;
  // With arrows, Cmd suspends snapping; with any other key it is a browser shortcut.
  if (ctrlKey || (metaKey && !(key in arrows))) return false;
  // Shift + Tab always moves the focus back, whatever Tab does.
  return keys.includes(key) && !(key === 'Tab' && shiftKey);
}
