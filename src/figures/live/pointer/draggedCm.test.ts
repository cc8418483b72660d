import fc from 'fast-check';
import {expect, it} from 'vitest';
import {draggedCm} from './draggedCm';

const units = fc.integer({min: -300, max: 300});
const values = fc.integer({min: -90, max: 800});
const scales = fc.constantFrom(2, 0.29, -1.8);

it('does not move what is only tapped, wherever it was grabbed', () => {
  fc.assert(
    fc.property(units, values, scales, fc.constantFrom(-2, -1, 0, 1, 2), (at, value, scale, by) => {
      expect(draggedCm({atUnits: at, valueCm: value}, value, at + by, scale)).toBeUndefined();
    }),
  );
  expect(draggedCm(undefined, 10, 40, 2)).toBeUndefined();
});

it('moves it by the distance of the pointer, wherever it was grabbed', () => {
  fc.assert(
    fc.property(units, units, values, scales, (at, by, value, scale) => {
      fc.pre(Math.abs(by) > 3);
      expect(draggedCm({atUnits: at, valueCm: value}, value, at + by, scale)).toBeCloseTo(
        value + by / scale,
      );
    }),
  );
});

it('moves it back by arbitrarily small movements', () => {
  const grab = {atUnits: 100, valueCm: 20};
  expect(draggedCm(grab, 25, 102, 2)).toBe(21);
  expect(draggedCm(grab, 21, 100, 2)).toBe(20);
});
