import {expect, it} from 'vitest';
import {barePath} from './barePath';

it.each([
  ['/fr/account/', '/fr/account'],
  ['/fr/account', '/fr/account'],
  ['/fr/account.html', '/fr/account'],
  ['/fr/account/index.html', '/fr/account'],
  ['/fr/account.htm', '/fr/account'],
  ['/index.html', ''],
  ['/', ''],
])('%s is %s', (path, bare) => {
  expect(barePath(path)).toBe(bare);
});
