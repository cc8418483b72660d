/*
 * What a reader chose, kept on this device only. Storage may be refused: the guard of the storage
 * (src/shell) then keeps the choice as long as the page, and only a page that promises more has
 * something to tell.
 */

/** What was kept under a key; `null` when nothing was, or when storage is refused. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text under a key, or forgets it when there is none. */
export function remember(key: string, text: string | null): void {
  try {
    if (text === null) {
      localStorage.removeItem(key);
    } else {
      localStorage.setItem(key, text);
    }
  } catch {
    // Remembering is a comfort.
  }
}

/** Whether what is kept here outlives the page: storage may be refused, or full. */
export function canRemember(): boolean {
  const probe = 'probe';
  remember(probe, '');
  try {
    // Not what it gives back: where a write fails, the guard of the storage answers in its place.
    return probe in localStorage;
  } catch {
    return false;
  } finally {
    remember(probe, null);
  }
}
