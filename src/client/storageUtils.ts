import SiteStorage from '@generated/site-storage';
import {useCallback, useState, useSyncExternalStore} from 'react';

type StorageType = 'localStorage' | 'sessionStorage' | 'none';

interface StorageSlot {
  readonly get: () => string | null;
  readonly set: (value: string) => void;
  readonly del: () => void;
  /**
   * Calls back when the value changes, in this tab or another; returns a function that
   * unsubscribes.
   */
  readonly listen: (onChange: (event: StorageEvent) => void) => () => void;
}

function storageOf(type: StorageType = SiteStorage.type): Storage | null {
  try {
    return type === 'none' ? null : window[type];
  } catch {
    return null;
  }
}

/**
 * Replaces the theme's function of this name in the browser bundle, with the same result: access to
 * one key of the browser's storage. Reads and writes never throw, because `shell/storage` handles
 * storage that is full or broken; so upstream's error messages for each of them are left out.
 *
 * @param name of the key, without the site's namespace suffix
 * @param options storage to use, if not the site's default
 */
export function createStorageSlot(
  name: string,
  options?: {readonly persistence?: StorageType},
): StorageSlot {
  const key = name + SiteStorage.namespace;
  const storage = storageOf(options?.persistence);
  const get = (): string | null => storage?.getItem(key) ?? null;
  const change = (newValue: string | null): void => {
    const oldValue = get();
    if (newValue === null) storage?.removeItem(key);
    else storage?.setItem(key, newValue);
    // Browsers send `storage` events to other tabs only, so this one sends its own. Not for an
    // unchanged value, or listeners that write could loop forever.
    if (storage && newValue !== oldValue) {
      window.dispatchEvent(
        new StorageEvent('storage', {key, oldValue, newValue, storageArea: storage}),
      );
    }
  };
  return {
    get,
    set: change,
    del: () => change(null),
    listen: (onChange) => {
      const listener = (event: StorageEvent): void => {
        if (storage && event.storageArea === storage && event.key === key) onChange(event);
      };
      window.addEventListener('storage', listener);
      return () => window.removeEventListener('storage', listener);
    },
  };
}

/** A slot and its current value. The value is null until hydration, and when `name` is null. */
export function useStorageSlot(
  name: string | null,
  options?: Parameters<typeof createStorageSlot>[1],
): [value: string | null, slot: StorageSlot] {
  const [slot] = useState(() =>
    createStorageSlot(name ?? '', name === null ? {persistence: 'none'} : options),
  );
  const listen = useCallback((onChange: () => void) => slot.listen(onChange), [slot]);
  return [useSyncExternalStore(listen, slot.get, () => null), slot];
}

export function listStorageKeys(type?: StorageType): string[] {
  return Object.keys(storageOf(type) ?? {});
}
