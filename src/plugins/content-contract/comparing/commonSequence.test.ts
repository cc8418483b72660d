import {expect, it} from 'vitest';
import {commonSequence} from './commonSequence';

it.each([
  ['abc', 'abc', 'abc'],
  ['abc', 'ac', 'ac'],
  ['abc', 'bca', 'bc'],
  ['', 'a', ''],
  ['aab', 'aba', 'ab'],
])('of %s and %s is %s', (one, other, common) => {
  const pairs = commonSequence([...one], [...other]);
  expect(pairs.map(([index]) => one[index]).join('')).toHaveLength(common.length);
  expect(pairs.every(([left, right]) => one[left] === other[right])).toBe(true);
  const rising = pairs.every(([left, right], index) => {
    const [before, beside] = pairs[index - 1] ?? [-1, -1];
    return left > before && right > beside;
  });
  expect(rising).toBe(true);
});
