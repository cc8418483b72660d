import fc from 'fast-check';
import {expect, it} from 'vitest';
import {stairSize} from './stairSize';

const lengthCm = fc.integer({min: 1, max: 5000});
const near = (value: number): unknown => expect.closeTo(value, 6);

it('the risers add up to the storey height', () => {
  fc.assert(
    fc.property(lengthCm, fc.integer({min: 2, max: 60}), lengthCm, (height, risers, tread) => {
      expect(stairSize(height, risers, tread).riserCm * risers).toEqual(near(height));
    }),
  );
});
