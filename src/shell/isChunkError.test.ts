import {expect, it} from 'vitest';
import {isChunkError} from './isChunkError';

it.each([
  [Object.assign(new Error('x'), {name: 'ChunkLoadError'}), true],
  [new Error('Loading chunk 42 failed.'), true],
  [new Error('Loading CSS chunk 42 failed.'), true],
  [new Error('other'), false],
  ['Loading chunk 42 failed.', false],
  [undefined, false],
])('%s: %s', (reason, expected) => {
  expect(isChunkError(reason)).toBe(expected);
});
