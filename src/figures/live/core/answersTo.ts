import type {KeyboardEvent} from 'react';
import {arrows} from './arrows';

/** What a key event says of the keys: a part of the event of the browser. */
type KeyFacts = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/**
 * Whether a drawing takes a key for itself, or leaves it to the browser and the page.
 *
 * @param keys those the drawing answers to
 */
export function answersTo(keys: readonly string[], event: KeyFacts): boolean {
  const {key, ctrlKey, metaKey, shiftKey} = event;
  // Cmd suspends the snapping of arrows; with any other key it is a shortcut of the browser.
  if (ctrlKey || (metaKey && !(key in arrows))) return false;
  // Shift + Tab always leads back, whatever Tab does.
  return keys.includes(key) && !(key === 'Tab' && shiftKey);
}
