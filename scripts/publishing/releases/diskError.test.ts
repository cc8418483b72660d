import {mkdirSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {diskError} from './diskError';
import {openStore, type Store} from './store';
import {switchTo} from './switchTo';

const [before, after] = ['20250101T000000000Z-01234567', '20250102T000000000Z-01234567'] as const;
const full = Object.assign(new Error('ENOSPC: no space left'), {code: 'ENOSPC'});
let store: Store;

beforeEach(() => {
  store = openStore(mkdtempSync(join(tmpdir(), 'disk-error-')));
  for (const id of [before, after]) {
    mkdirSync(join(store.releases, id));
  }
  switchTo(store, before);
});
afterEach(() => rmSync(store.base, {recursive: true, force: true}));

it('says that the disk is full, the site is unchanged, and what to do', () => {
  expect(diskError(full, store, before).message).toBe(
    `The disk of ${store.base} is full (ENOSPC: no space left); the live site is unchanged. Free some space there, then publish again.`,
  );
});

it('says what is live when the disk was full only after the switch', () => {
  switchTo(store, after);
  expect(diskError(full, store, before).message).toContain(
    `${after} is live, but this could not be fully recorded. Free some space there`,
  );
});

it('says the same of a file that cannot be opened', () => {
  const error = Object.assign(new Error('EACCES: permission denied, rmdir'), {
    code: 'EACCES',
    syscall: 'rmdir',
  });
  expect(diskError(error, store, before).message).toBe(
    'A file could not be read or written (EACCES: permission denied, rmdir); the live site is unchanged. Fix this, then publish again.',
  );
  switchTo(store, after);
  expect(diskError(error, store, before).message).toContain(`${after} is live, but this could not`);
});

it('leaves any other error as it is', () => {
  const other = new Error('The build is not fit.');
  expect(diskError(other, store, before)).toBe(other);
});
