import {expect, it, vi} from 'vitest';
import {memoize} from './memoize';

it('computes once per text, and clears the cache when it is full', () => {
  const compute = vi.fn((text: string) => text.length);
  const length = memoize(compute, 2);
  expect(['mur', 'toit', 'mur', 'toit'].map(length)).toEqual([3, 4, 3, 4]);
  expect(compute).toHaveBeenCalledTimes(2);
  length('sol');
  expect(length('sol')).toBe(3);
  expect(compute).toHaveBeenCalledTimes(3);
  expect(length('mur')).toBe(3);
  expect(compute).toHaveBeenCalledTimes(4);
});
