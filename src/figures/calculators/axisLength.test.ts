import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {axisLengthCm, insideLengthCm} from './axisLength';

const lengthCm = fc.integer({min: 1, max: 5000});

describe('length at the axis and inside', () => {
  it('are inverse functions', () => {
    fc.assert(
      fc.property(lengthCm, lengthCm, (inside, wall) => {
        expect(insideLengthCm(axisLengthCm(inside, wall), wall)).toBe(inside);
      }),
    );
  });

  it('match the article: 7.80 m inside is 8 m at the axis', () => {
    expect(axisLengthCm(780, 20)).toBe(800);
  });
});
