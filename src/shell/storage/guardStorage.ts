interface StorageHolder {
  readonly localStorage: Storage | null;
}

function openStorage(holder: StorageHolder): {storage: Storage | null; reason?: unknown} {
  try {
    return {storage: holder.localStorage};
  } catch (reason) {
    return {storage: null, reason};
  }
}

/**
 * Holds values in memory whose write failed or had no effect: upstream notifies its listeners of
 * each write, and they would write again forever if the value could not be read back. A read that
 * fails returns the held value, or null.
 */
function holdFailedWrites(prototype: Storage, warn: (reason: unknown) => void): void {
  const {getItem, setItem, removeItem} = prototype;
  /** Null for a key that could not be removed. */
  const unsaved = new WeakMap<Storage, Map<string, string | null>>();
  const keep = (storage: Storage, key: string, value: string | null): void => {
    unsaved.set(storage, (unsaved.get(storage) ?? new Map()).set(key, value));
  };
  // On the prototype: assigning a function to a storage object would store it under its name.
  prototype.setItem = function setOrKeep(this: Storage, key: string, value: string): void {
    try {
      setItem.call(this, key, value);
      if (getItem.call(this, key) !== String(value)) {
        throw new Error(key);
      }
      unsaved.get(this)?.delete(key);
    } catch (error) {
      warn(error);
      keep(this, key, value);
    }
  };
  prototype.getItem = function getOrKept(this: Storage, key: string): string | null {
    const kept = unsaved.get(this)?.get(key);
    if (kept !== undefined) {
      return kept;
    }
    try {
      return getItem.call(this, key);
    } catch (error) {
      warn(error);
      return null;
    }
  };
  prototype.removeItem = function removeOrForget(this: Storage, key: string): void {
    try {
      removeItem.call(this, key);
      unsaved.get(this)?.delete(key);
    } catch (error) {
      warn(error);
      keep(this, key, null);
    }
  };
}

/**
 * Reduces storage that is refused, full or broken to a single warning. Upstream warns when storage
 * cannot be opened, but logs an error at each read and write that fails, and says nothing when
 * there is no storage.
 *
 * @param holder the window
 * @param warn called at most once, with the error if there is one
 */
export function guardStorage(holder: StorageHolder, warn: (reason: unknown) => void): void {
  let hasWarned = false;
  const warnOnce = (reason: unknown): void => {
    if (!hasWarned) {
      hasWarned = true;
      warn(reason);
    }
  };
  const {storage, reason} = openStorage(holder);
  if (storage) {
    holdFailedWrites(Object.getPrototypeOf(storage) as Storage, warnOnce);
  } else {
    warnOnce(reason);
    // `defineProperty` would throw where the property cannot be redefined.
    Reflect.defineProperty(holder, 'localStorage', {value: null, configurable: true});
  }
}
