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
 * Makes refused or full storage a matter of one warning. Upstream warns when the storage cannot be
 * opened, but logs an error at each write that fails; a storage that is not there it takes in
 * silence.
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
  if (!storage) {
    warnOnce(reason);
    Object.defineProperty(holder, 'localStorage', {value: null, configurable: true});
    return;
  }
  const prototype = Object.getPrototypeOf(storage) as Storage;
  const {setItem} = prototype;
  // On the prototype, since assigning to a storage would store the function under its name.
  prototype.setItem = function setItemOrWarn(this: Storage, key: string, value: string): void {
    try {
      setItem.call(this, key, value);
    } catch (error) {
      warnOnce(error);
    }
  };
}
