import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {distance, type Point} from '../../geometry/point';
import {readingPlace} from './readingPlace';

const sheet = {widthUnits: 346, heightUnits: 284};
const words = '100,00\u00a0m';
const [halfWidth, halfHeight] = [38, 9.5];
const anyMarker = fc.record({
  x: fc.integer({min: 12, max: 334}),
  y: fc.integer({min: 12, max: 278}),
});

describe('the length between two markers', () => {
  it('covers neither of them and stays on the drawing, wherever they are', () => {
    fc.assert(
      fc.property(anyMarker, anyMarker, (a, b) => {
        fc.pre(distance(a, b) >= 19);
        const at = readingPlace(a, b, words, sheet);
        const isClearOf = ({x, y}: Point) =>
          Math.abs(at.x - x) >= halfWidth + 11 || Math.abs(at.y - y) >= halfHeight + 11;
        expect(isClearOf(a) && isClearOf(b)).toBe(true);
        expect(at.x).toBeGreaterThanOrEqual(halfWidth);
        expect(at.x).toBeLessThanOrEqual(sheet.widthUnits - halfWidth);
        expect(at.y).toBeGreaterThanOrEqual(halfHeight);
        expect(at.y).toBeLessThanOrEqual(sheet.heightUnits - halfHeight);
      }),
    );
  });

  it('stays on the drawing between two markers at its edge', () => {
    const at = readingPlace({x: 114, y: 275}, {x: 12, y: 275}, words, sheet);
    expect(at.y).toBe(sheet.heightUnits - halfHeight);
  });

  it('is shown halfway where there is room', () => {
    const [a, b] = [
      {x: 44, y: 240},
      {x: 304, y: 240},
    ];
    expect(readingPlace(a, b, words, sheet)).toEqual({x: 174, y: 240});
  });
});
