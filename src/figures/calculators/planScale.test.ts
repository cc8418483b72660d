import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {paperLengthCm, realLengthCm, scaleOf, usualScale} from './planScale';

const lengthCm = fc.integer({min: 1, max: 5000});
const near = (value: number): unknown => expect.closeTo(value, 6);

describe('scale', () => {
  it('converts paper to reality and back', () => {
    fc.assert(
      fc.property(lengthCm, fc.integer({min: 1, max: 2000}), (paper, scale) => {
        const real = realLengthCm(paper, scale);
        expect(paperLengthCm(real, scale)).toEqual(near(paper));
        expect(scaleOf(paper, real)).toEqual(near(scale));
      }),
    );
  });

  it('counts as a usual scale within one percent', () => {
    expect([usualScale(100.6), usualScale(99.2), usualScale(97)]).toEqual([100, 100, null]);
  });

  it.each([
    [101, 100],
    [99, 100],
    [202, 200],
    [198, 200],
    [50.5, 50],
    [49.5, 50],
    [scaleOf(0.3, 30.3), 100],
    [101.01, null],
    [98.99, null],
  ])('counts as a usual scale at one percent, and not beyond: 1/%d', (scale, usual) => {
    expect(usualScale(scale)).toBe(usual);
  });
});
