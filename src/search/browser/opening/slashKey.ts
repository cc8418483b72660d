/*
 * The / key opens the search. Speech input and accidental key presses trigger single-character
 * shortcuts, so the reader can switch it off: WCAG 2.2, success criterion 2.1.4.
 */

import {recall, remember} from '../../../memory';

const storageKey = 'search.slash-key';
// If the browser denies storage, the choice lasts until the page is unloaded.
let choice: 'on' | 'off' = 'on';

/** Whether to offer the shortcut and its setting: touch-only devices have no / key. */
export function isSlashKeyOffered(): boolean {
  return !matchMedia('(any-pointer: coarse) and (any-hover: none)').matches;
}

/** Whether the shortcut is on for this reader; it is by default. */
export function isSlashKeyWanted(): boolean {
  return (recall(storageKey) ?? choice) !== 'off';
}

/** Switches the shortcut on or off; stored on the device. */
export function wantSlashKey(isWanted: boolean): void {
  choice = isWanted ? 'on' : 'off';
  remember(storageKey, choice);
}
