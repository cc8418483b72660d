import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {point} from './point';
import {area, contains, rectangle, regionArea, signedArea, withoutStraightPoints} from './polygon';

describe('polygon', () => {
  it('has the same area from any starting corner, and the opposite sign in reverse order', () => {
    const outline = [point(0, 0), point(400, 0), point(400, 300), point(150, 500), point(0, 300)];
    const turned = [...outline.slice(2), ...outline.slice(0, 2)];
    expect(area(turned)).toBe(area(outline));
    expect(signedArea([...outline].reverse())).toBe(-signedArea(outline));
  });

  it('subtracts holes from the area of a surface', () => {
    const outline = rectangle(point(0, 0), point(10, 10));
    const hole = rectangle(point(2, 2), point(4, 4));
    expect(regionArea({outline, holes: [hole]})).toBe(96);
  });

  it('tells whether a point is inside a rectangle', () => {
    fc.assert(
      fc.property(fc.integer({min: -50, max: 150}), fc.integer({min: -50, max: 150}), (x, y) => {
        const isInside = x > 0 && x < 100 && y > 0 && y < 80;
        const isOnEdge = x === 0 || x === 100 || y === 0 || y === 80;
        if (!isOnEdge) {
          expect(contains(rectangle(point(0, 0), point(100, 80)), point(x, y))).toBe(isInside);
        }
      }),
    );
  });

  it('drops points in the middle of a straight side', () => {
    const outline = [point(0, 0), point(5, 0), point(10, 0), point(10, 10), point(0, 10)];
    expect(withoutStraightPoints(outline)).toHaveLength(4);
  });
});
