import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {typedLengthCm} from './typedLengthCm';

describe('typedLengthCm', () => {
  it.each([
    ['4,50', 450],
    ['4.5', 450],
    [' 4,50 m', 450],
    ['4 m', 400],
    ['450 cm', 450],
    ['4\u202f500 mm', 450],
    [',5', 50],
    ['', 'empty'],
    ['quatre', 'notANumber'],
    ['4,5,0', 'notANumber'],
    ['-4', 'notANumber'],
  ])('parses %j', (text, expected) => {
    expect(typedLengthCm(text)).toBe(expected);
  });

  it('parses any whole number of centimetres back, with a comma or a point', () => {
    fc.assert(
      fc.property(fc.integer({min: 0, max: 100_000}), (lengthCm) => {
        const text = (lengthCm / 100).toFixed(2);
        expect(typedLengthCm(text)).toBe(lengthCm);
        expect(typedLengthCm(text.replace('.', ','))).toBe(lengthCm);
      }),
    );
  });
});
