/** The part of `window` that holds the storage. */
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
 * Lets writes that fail, or do nothing, be kept until the page goes: upstream tells its listeners of
 * a write, and they would write again for ever if the value did not come back. A read that fails
 * finds what was kept so, or nothing.
 */
function keepUnsaved(prototype: Storage, warn: (reason: unknown) => void): void {
  const {getItem, setItem, removeItem} = prototype;
  /** Null stands for what could not be removed. */
  const unsaved = new WeakMap<Storage, Map<string, string | null>>();
  const keep = (storage: Storage, key: string, value: string | null): void => {
    unsaved.set(storage, (unsaved.get(storage) ?? new Map()).set(key, value));
  };
  // On the prototype, since assigning to a storage would store the function under its name.
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
 * Makes refused, full or broken storage a matter of one warning. Upstream warns when the storage
 * cannot be opened, but logs an error at each read and write that fails; a storage that is not there
 * it takes in silence.
 *
 * @param holder the window
 * @param warn called once at most, with the reason
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
    keepUnsaved(Object.getPrototypeOf(storage) as Storage, warnOnce);
  } else {
    warnOnce(reason);
    // Refused where the browser lets nobody put another one in its place.
    Reflect.defineProperty(holder, 'localStorage', {value: null, configurable: true});
  }
}
