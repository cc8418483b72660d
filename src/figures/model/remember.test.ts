import {describe, expect, it} from 'vitest';
import {rememberOfLists} from './remember';

describe('rememberOfLists', () => {
  it('computes a result once for the same lists, and again for other lists', () => {
    let count = 0;
    const lengths = rememberOfLists((one: readonly number[], other: readonly number[]) => {
      count += 1;
      return one.length + other.length;
    });
    const [one, other] = [[1], [2, 3]];
    expect([lengths(one, other), lengths(one, other), count]).toEqual([3, 3, 1]);
    expect([lengths(one, [...other]), lengths([...one], other), count]).toEqual([3, 3, 3]);
  });

  it('also remembers an undefined result', () => {
    let count = 0;
    const nothing = rememberOfLists((_one: object, _other: object) => {
      count += 1;
    });
    const list: number[] = [];
    nothing(list, list);
    nothing(list, list);
    expect(count).toBe(1);
  });
});
