import {describe, expect, it} from 'vitest';
import {rememberOfLists} from './remember';

describe('rememberOfLists', () => {
  it('works out once what is asked for the same lists, and anew for others', () => {
    let count = 0;
    const lengths = rememberOfLists((one: readonly number[], other: readonly number[]) => {
      count += 1;
      return one.length + other.length;
    });
    const [one, other] = [[1], [2, 3]];
    expect([lengths(one, other), lengths(one, other), count]).toEqual([3, 3, 1]);
    expect([lengths(one, [...other]), lengths([...one], other), count]).toEqual([3, 3, 3]);
  });

  it('remembers that there is no answer', () => {
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
