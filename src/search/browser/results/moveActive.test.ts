import {expect, it} from 'vitest';
import {moveActive} from './moveActive';

it.each([
  ['ArrowDown', 0, 3, 1],
  ['ArrowDown', 2, 3, 0],
  ['ArrowUp', 0, 3, 2],
  ['Home', 2, 3, 0],
  ['End', 0, 3, 2],
  ['a', 0, 3, null],
  ['ArrowDown', 0, 0, null],
])('%s at %i of %i leads to %s', (key, active, count, next) => {
  expect(moveActive(key, active, count)).toBe(next);
});
