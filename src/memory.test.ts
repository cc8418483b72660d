import {afterEach, expect, it, vi} from 'vitest';
import {canRemember, recall, remember} from './memory';
import {guardStorage} from './shell/storage/guardStorage';

/** Like browsers: values are own properties of the storage, methods are on its prototype. */
function fakeStorage(isFull: boolean): Storage {
  class Kept {
    getItem(this: Record<string, string>, key: string): string | null {
      return Object.hasOwn(this, key) ? (this[key] ?? null) : null;
    }
    setItem(this: Record<string, string>, key: string, value: string): void {
      if (isFull) throw new Error('full');
      this[key] = value;
    }
    removeItem(this: Record<string, string>, key: string): void {
      delete this[key];
    }
  }
  return new Kept() as unknown as Storage;
}

afterEach(() => vi.unstubAllGlobals());

it('stores what it is given, and nothing else', () => {
  const storage = fakeStorage(false);
  vi.stubGlobal('localStorage', storage);
  expect(canRemember()).toBe(true);
  expect(Object.keys(storage)).toEqual([]);
  remember('a', '1');
  expect(recall('a')).toBe('1');
  remember('a', null);
  expect(recall('a')).toBeNull();
});

it('remembers nothing when storage is denied, missing or full', () => {
  expect(canRemember()).toBe(false);
  vi.stubGlobal('localStorage', null);
  expect(canRemember()).toBe(false);
  expect(recall('a')).toBeNull();
  vi.stubGlobal('localStorage', fakeStorage(true));
  expect(canRemember()).toBe(false);
});

it('is not misled by the guard that stands in for a full storage', () => {
  const storage = fakeStorage(true);
  guardStorage({localStorage: storage}, () => {});
  vi.stubGlobal('localStorage', storage);
  remember('a', '1');
  expect(recall('a')).toBe('1');
  expect(canRemember()).toBe(false);
});
