import type {KeyboardEvent} from 'react';
import {arrows} from './arrows';

/** The part of a keyboard event that names the key. */
export type KeyFacts = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/**
 * The name under which machines list a key: the key itself or, with Ctrl or Cmd, the shortcut, such
 * as `Mod+a` or `Mod+Shift+g`.
 */
export function keyName({key, altKey, ctrlKey, metaKey, shiftKey}: KeyFacts): string {
  // With arrows, Cmd suspends snapping.
  const isShortcut = ctrlKey || (metaKey && !(key in arrows));
  if (!isShortcut) return key;
  // AltGr, with which keyboards type characters, arrives as Ctrl + Alt on Windows.
  return `Mod+${altKey ? 'Alt+' : ''}${shiftKey ? 'Shift+' : ''}${key.toLowerCase()}`;
}
