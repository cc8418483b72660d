/*
 * The key / opens the search. A key of one character fires by itself for those who dictate or whose
 * hand slips, so it can be switched off: WCAG 2.2, success criterion 2.1.4.
 */

import {recall, remember} from '../../../memory';

const storageKey = 'search.slash-key';
// Storage may be denied: the choice then lasts as long as the page.
let choice: 'on' | 'off' = 'on';

/** Whether the device may have the key: one that is only touched has not, nor its switch. */
export function isSlashKeyOffered(): boolean {
  return !matchMedia('(any-pointer: coarse) and (any-hover: none)').matches;
}

/** Whether the reader wants the key; wanted until switched off. */
export function isSlashKeyWanted(): boolean {
  return (recall(storageKey) ?? choice) !== 'off';
}

/** Switches the key on or off, on this device. */
export function wantSlashKey(isWanted: boolean): void {
  choice = isWanted ? 'on' : 'off';
  remember(storageKey, choice);
}
