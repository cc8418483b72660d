/*
 * The key / opens the search. A key of one character fires by itself for those who dictate or whose
 * hand slips, so it can be switched off: WCAG 2.2, success criterion 2.1.4.
 */

const storageKey = 'search.slash-key';
const off = 'off';
// Storage may be denied: the choice then lasts as long as the page.
let choice: string | null = null;

/** Whether the device may have the key: one that is only touched has not, nor its switch. */
export function isSlashKeyOffered(): boolean {
  return !matchMedia('(any-pointer: coarse) and (any-hover: none)').matches;
}

/** Whether the reader wants the key; wanted until switched off. */
export function isSlashKeyWanted(): boolean {
  try {
    return localStorage.getItem(storageKey) !== off;
  } catch {
    return choice !== off;
  }
}

/** Switches the key on or off, on this device. */
export function wantSlashKey(isWanted: boolean): void {
  choice = isWanted ? null : off;
  try {
    if (isWanted) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, off);
  } catch {
    // Kept above.
  }
}
