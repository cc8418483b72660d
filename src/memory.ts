/*
 * The reader's choices, stored on this device only. When the browser refuses storage, the storage
 * guard (src/shell/storage) holds them for as long as the page is open, so callers need not handle
 * it; only text that promises more should check `canRemember`.
 */

/** The text stored under a key; `null` when there is none, or when the browser refuses storage. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text under a key; `null` removes it. Does nothing when the browser refuses storage. */
export function remember(key: string, text: string | null): void {
  try {
    if (text === null) {
      localStorage.removeItem(key);
    } else {
      localStorage.setItem(key, text);
    }
  } catch {
    // Losing a preference is not worth an error.
  }
}

/**
 * Whether stored values outlive the page: false when the browser refuses storage, or it is full.
 */
export function canRemember(): boolean {
  const probe = 'probe';
  remember(probe, '');
  try {
    // Not `getItem`: after a failed write, the storage guard returns the value it holds in memory.
    return probe in localStorage;
  } catch {
    return false;
  } finally {
    remember(probe, null);
  }
}
