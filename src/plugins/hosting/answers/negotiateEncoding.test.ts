import {expect, it} from 'vitest';
import {negotiateEncoding} from './negotiateEncoding';

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br; q=0', 'identity'],
  ['*', 'identity'],
  ['deflate, *;q=0.5', 'identity'],
  ['gzip;q=0, *', 'identity'],
  ['identity', 'identity'],
  ['deflate', 'identity'],
])('%s gives %s', (accepted, encoding) => {
  expect(negotiateEncoding(accepted)).toBe(encoding);
});
