import fc from 'fast-check';
import {expect, it} from 'vitest';
import {point} from '../geometry/point';
import {placeAt, pointAt} from './place';

it('converts a point of the drawing to the corresponding point of the plan', () => {
  const coordinate = fc.integer({min: -900, max: 900});
  const scale = fc.constantFrom(0.28, 0.325, 0.34, 0.7);
  fc.assert(
    fc.property(coordinate, coordinate, coordinate, scale, (x, y, at, unitsPerCm) => {
      const back = pointAt(
        unitsPerCm,
        point(at, -at),
      )(placeAt(unitsPerCm, point(at, -at))(point(x, y)));
      expect(back.x).toBeCloseTo(x);
      expect(back.y).toBeCloseTo(y);
    }),
  );
});
