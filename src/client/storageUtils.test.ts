import {createRequire} from 'node:module';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import * as ours from './storageUtils';

const lib = path.dirname(createRequire(import.meta.url).resolve('@docusaurus/theme-common'));
const upstream: typeof ours = await import(path.join(lib, 'utils/storageUtils.js'));

vi.mock('@generated/site-storage', () => ({default: {type: 'localStorage', namespace: '-ns'}}));

/** A `StorageEvent`, which upstream and ours create in different ways. */
class FakeStorageEvent extends Event {
  constructor(type = 'storage', facts = {}) {
    super(type);
    Object.assign(this, facts);
  }

  initStorageEvent(...given: readonly unknown[]): void {
    const [, , , key, oldValue, newValue, , storageArea] = given;
    Object.assign(this, {key, oldValue, newValue, storageArea});
  }
}

class FakeStorage {
  private readonly kept = new Map<string, string>();

  get length(): number {
    return this.kept.size;
  }

  key(index: number): string | null {
    return [...this.kept.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    return this.kept.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.kept.set(key, value);
  }

  removeItem(key: string): void {
    this.kept.delete(key);
  }
}

let browser: EventTarget;
const storage = (name = 'localStorage'): FakeStorage => Reflect.get(browser, name);

beforeEach(() => {
  browser = Object.assign(new EventTarget(), {
    location: {href: 'https://help.example.com/'},
    localStorage: new FakeStorage(),
    sessionStorage: new FakeStorage(),
  });
  vi.stubGlobal('window', browser);
  vi.stubGlobal('document', {createEvent: () => new FakeStorageEvent()});
  vi.stubGlobal('StorageEvent', FakeStorageEvent);
});
afterEach(() => vi.unstubAllGlobals());

describe.each([
  ['upstream’s', upstream],
  ['ours', ours],
] as const)('a slot of the storage, %s', (_whose, {createStorageSlot}) => {
  it('stores a value under its name with the suffix of the site', () => {
    const slot = createStorageSlot('theme');
    expect(slot.get()).toBeNull();
    slot.set('dark');
    expect([slot.get(), storage().getItem('theme-ns')]).toEqual(['dark', 'dark']);
    slot.del();
    expect([slot.get(), storage().length]).toEqual([null, 0]);
  });

  it('notifies of each change, from this window or another, until the listener is removed', () => {
    const slot = createStorageSlot('theme');
    const told = vi.fn();
    const end = slot.listen(({oldValue, newValue}) => told(oldValue, newValue));
    slot.set('dark');
    slot.set('dark');
    slot.del();
    const elsewhere = {key: 'theme-ns', oldValue: null, newValue: 'light'};
    for (const facts of [
      {...elsewhere, storageArea: storage()},
      {...elsewhere, storageArea: storage('sessionStorage')},
      {...elsewhere, key: 'other-ns', storageArea: storage()},
    ]) {
      browser.dispatchEvent(new FakeStorageEvent('storage', facts));
    }
    end();
    slot.set('light');
    expect(told.mock.calls).toEqual([
      [null, 'dark'],
      ['dark', null],
      [null, 'light'],
    ]);
  });

  it('uses the storage type it is given', () => {
    createStorageSlot('version', {persistence: 'sessionStorage'}).set('2024');
    expect([storage().length, storage('sessionStorage').length]).toEqual([0, 1]);
  });

  it('stores nothing when storage is disabled', () => {
    vi.stubGlobal('window', Object.assign(browser, {localStorage: null}));
    for (const slot of [
      createStorageSlot('version', {persistence: 'none'}),
      createStorageSlot('version'),
    ]) {
      slot.set('2024');
      expect(slot.get()).toBeNull();
      slot.del();
      slot.listen(() => undefined)();
    }
  });
});

it('stores nothing, without a warning, when the browser denies access', () => {
  const said = vi.spyOn(console, 'warn').mockReturnValue();
  Object.defineProperty(browser, 'localStorage', {
    get: () => {
      throw new Error('refused');
    },
  });
  const slot = ours.createStorageSlot('theme');
  slot.set('dark');
  expect([slot.get(), ours.listStorageKeys()]).toEqual([null, []]);
  expect(said).not.toHaveBeenCalled();
});
