import SiteStorage from '@generated/site-storage';
import {useCallback, useState, useSyncExternalStore} from 'react';

type StorageType = 'localStorage' | 'sessionStorage' | 'none';

interface StorageSlot {
  readonly get: () => string | null;
  readonly set: (value: string) => void;
  readonly del: () => void;
  /** Calls back whenever the value changes, in this window or another; returns what ends that. */
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
 * Stands in the browser for the theme's function of this name, and answers the same: one key of the
 * browser's storage. Reads and writes never fail, for `shell/storage` answers for a storage that is full
 * or broken, and warns; so what upstream says to each of them is not downloaded.
 *
 * @param name of the key, before the site's own ending
 * @param options where the key lies, when not where the site keeps the others
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
    // Browsers tell the other windows alone; told of what is the same, listeners could write for ever.
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

/** A slot and what it holds, kept up to date; nothing before the page lives, or without a key. */
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

/** The keys that are stored. */
export function listStorageKeys(type?: StorageType): string[] {
  return Object.keys(storageOf(type) ?? {});
}
