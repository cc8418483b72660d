import {expect, it} from 'vitest';
import {readHex} from './houseColours';

it('the house uses the colours of the style sheet', () => {
  expect(readHex(' #fff')).toEqual([1, 1, 1]);
  expect(readHex('#ff0000')).toEqual([1, 0, 0]);
  expect(readHex('rebeccapurple')).toEqual([0.5, 0.5, 0.5]);
});
