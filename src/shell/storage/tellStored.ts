/**
 * Tells the page what is stored, as if it had just changed: those who follow changes by other tabs
 * read it anew.
 */
export function tellStored(): void {
  const {localStorage: storageArea} = window;
  // Null tells that keys may be gone.
  for (const key of storageArea ? [null, ...Object.keys(storageArea)] : []) {
    const newValue = key && storageArea.getItem(key);
    window.dispatchEvent(new StorageEvent('storage', {key, newValue, storageArea}));
  }
}
