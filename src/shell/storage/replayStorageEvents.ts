/**
 * Dispatches a `storage` event for each stored key, as if it had just changed, so that listeners
 * for changes by other tabs read it again.
 */
export function replayStorageEvents(): void {
  const {localStorage: storageArea} = window;
  // A null key means that any key may have been removed.
  for (const key of storageArea ? [null, ...Object.keys(storageArea)] : []) {
    const newValue = key && storageArea.getItem(key);
    window.dispatchEvent(new StorageEvent('storage', {key, newValue, storageArea}));
  }
}
