import {expect, it} from 'vitest';
import {lettersOf} from './lettersOf';

it('uses more letters when one is not enough, and never repeats a name', () => {
  expect([0, 51, 52, 53, 104].map(lettersOf)).toEqual(['a', 'Z', 'aa', 'ba', 'ab']);
  const places = Array.from({length: 5000}, (_, place) => place);
  expect(new Set(places.map(lettersOf)).size).toBe(places.length);
});
