import {expect, it} from 'vitest';
import {cutTo} from './cutTo';

it.each([
  ['abc', 'abc'],
  ['abcd', 'abc…'],
  ['🙂🙂🙂', '🙂🙂🙂'],
  ['a🙂🙂🙂', 'a🙂🙂…'],
])('cuts %s to at most three characters: %s', (text, shown) => {
  expect(cutTo(3, text, '…')).toBe(shown);
});
