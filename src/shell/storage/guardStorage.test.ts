import {describe, expect, it, vi} from 'vitest';
import {guardStorage} from './guardStorage';

class FullStorage {
  reads = 0;
  getItem(): string {
    this.reads += 1;
    return 'kept';
  }
  setItem(): void {
    throw new Error('quota');
  }
  removeItem(): void {}
}

describe('storage', () => {
  it('access denied: one warning, and upstream finds no storage', () => {
    const warn = vi.fn();
    const holder = {
      get localStorage(): Storage {
        throw new Error('refused');
      },
    };
    guardStorage(holder, warn);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(holder.localStorage).toBeNull();
  });

  it('access denied permanently: one warning, and nothing throws', () => {
    const warn = vi.fn();
    const refuse = (): Storage => {
      throw new Error('refused');
    };
    const holder = Object.defineProperty({}, 'localStorage', {get: refuse}) as Window;
    guardStorage(holder, warn);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('absent: one warning', () => {
    const warn = vi.fn();
    guardStorage({localStorage: null}, warn);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('full: one warning for any number of writes, and reading still works', () => {
    const warn = vi.fn();
    const storage = new FullStorage();
    guardStorage({localStorage: storage as unknown as Storage}, warn);
    const written = storage as unknown as Storage;
    written.setItem('a', '1');
    written.setItem('b', '2');
    expect(warn).toHaveBeenCalledTimes(1);
    expect(written.getItem('c'), 'what was there').toBe('kept');
    expect(written.getItem('b'), 'what could not be written, until the page goes').toBe('2');
    written.removeItem('b');
    expect(written.getItem('b')).toBe('kept');
  });

  it('broken: one warning, and writes and removals last until the page is left', () => {
    const warn = vi.fn();
    const fail = (): never => {
      throw new Error('broken');
    };
    class Broken {
      getItem(): string {
        return fail();
      }
      setItem(): void {
        fail();
      }
      removeItem(): void {
        fail();
      }
    }
    const storage = new Broken() as unknown as Storage;
    guardStorage({localStorage: storage}, warn);
    expect(storage.getItem('theme')).toBeNull();
    storage.setItem('theme', 'dark');
    expect(storage.getItem('theme')).toBe('dark');
    storage.removeItem('theme');
    expect(storage.getItem('theme')).toBeNull();
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('removal fails: what was removed stays removed', () => {
    const warn = vi.fn();
    class Stuck {
      value = 'kept';
      getItem(): string {
        return this.value;
      }
      setItem(_: string, value: string): void {
        this.value = value;
      }
      removeItem(): void {
        throw new Error('stuck');
      }
    }
    const storage = new Stuck() as unknown as Storage;
    guardStorage({localStorage: storage}, warn);
    storage.removeItem('theme');
    expect(storage.getItem('theme')).toBeNull();
    storage.setItem('theme', 'dark');
    expect(storage.getItem('theme'), 'what the storage has taken again').toBe('dark');
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['writes nothing', () => null],
    [
      'cannot be read from',
      () => {
        throw new Error('broken');
      },
    ],
  ])(
    'that %s: one warning, and what is written can be read until the page is left',
    (_, getItem) => {
      const warn = vi.fn();
      class Idle {
        getItem(): string | null {
          return getItem();
        }
        setItem(): void {}
        removeItem(): void {}
      }
      const storage = new Idle() as unknown as Storage;
      guardStorage({localStorage: storage}, warn);
      storage.setItem('theme', 'dark');
      expect(storage.getItem('theme')).toBe('dark');
      storage.removeItem('theme');
      expect(storage.getItem('theme')).toBeNull();
      expect(warn).toHaveBeenCalledTimes(1);
    },
  );

  it('working: no warning', () => {
    const warn = vi.fn();
    const values = new Map<string, string>();
    class Sound {
      getItem(key: string): string | null {
        return values.get(key) ?? null;
      }
      setItem(key: string, value: string): void {
        values.set(key, value);
      }
      removeItem(key: string): void {
        values.delete(key);
      }
    }
    const storage = new Sound() as unknown as Storage;
    guardStorage({localStorage: storage}, warn);
    storage.setItem('theme', 'dark');
    expect(values.get('theme')).toBe('dark');
    expect(storage.getItem('theme')).toBe('dark');
    storage.removeItem('theme');
    expect(storage.getItem('theme')).toBeNull();
    expect(warn).not.toHaveBeenCalled();
  });
});
