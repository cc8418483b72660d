import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {clip, cut, region} from './booleans';
import {convexOverlap, covers} from './convex';
import {type Point, rotate} from './point';
import {type Polygon, rectangle, regionArea} from './polygon';

const whole = fc.integer({min: 0, max: 20});
const size = fc.integer({min: 1, max: 12});

/** A rectangle turned by any angle, wound in either direction. */
const outline: fc.Arbitrary<Polygon> = fc
  .tuple(whole, whole, size, size, fc.integer({min: 0, max: 359}), fc.boolean())
  .map(([x, y, width, height, angleDeg, isReversed]) => {
    const corners = rectangle({x, y}, {x: x + width, y: y + height}).map(
      (corner): Point => rotate(corner, angleDeg, {x: 10, y: 10}),
    );
    return isReversed ? corners.reverse() : corners;
  });

const commonArea = (one: Polygon, other: Polygon): number =>
  clip([region(one)], other).reduce((sum, part) => sum + regionArea(part), 0);

describe('convexOverlap', () => {
  it('agrees with the area of the intersection', () => {
    fc.assert(
      fc.property(outline, outline, (one, other) => {
        const areaUnits = commonArea(one, other);
        // An overlap smaller than the rounding may be reported either way.
        fc.pre(areaUnits === 0 || areaUnits > 0.01);
        expect(convexOverlap(one, other)).toBe(areaUnits > 0);
      }),
    );
  });

  it('is false for outlines that only touch', () => {
    const left = rectangle({x: 0, y: 0}, {x: 2, y: 2});
    expect(convexOverlap(left, rectangle({x: 2, y: 0}, {x: 4, y: 2}))).toBe(false);
    expect(convexOverlap(left, rectangle({x: 1, y: 1}, {x: 4, y: 4}))).toBe(true);
  });
});

describe('covers', () => {
  it('is true exactly when subtracting leaves nothing', () => {
    fc.assert(
      fc.property(outline, outline, (one, other) => {
        const left = cut([region(other)], [one]).reduce((sum, part) => sum + regionArea(part), 0);
        fc.pre(left === 0 || left > 0.01);
        expect(covers(one, other)).toBe(left === 0);
      }),
    );
  });

  it('is true for the surface itself and for one that shares an edge', () => {
    const all = rectangle({x: 0, y: 0}, {x: 4, y: 4});
    expect(covers(all, all)).toBe(true);
    expect(covers(all, rectangle({x: 0, y: 0}, {x: 2, y: 4}))).toBe(true);
    expect(covers(rectangle({x: 0, y: 0}, {x: 2, y: 4}), all)).toBe(false);
  });
});
