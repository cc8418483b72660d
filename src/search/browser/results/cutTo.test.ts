import {expect, it} from 'vitest';
import {cutTo} from './cutTo';

it.each([
  ['abc', 'abc'],
  ['abcd', 'abc…'],
  ['🙂🙂🙂', '🙂🙂🙂'],
  ['a🙂🙂🙂', 'a🙂🙂…'],
])('of %s three signs at most: %s', (text, shown) => {
  expect(cutTo(3, text, '…')).toBe(shown);
});
