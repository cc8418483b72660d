import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {clip, cut, region, unite, uniteRegions} from './booleans';
import {cells} from './box';
import {clipSegment} from './clipSegment';
import {add, distance, type Point, point, rotate} from './point';
import {area, type Polygon, type Region, rectangle, regionArea} from './polygon';

const box = fc
  .record({
    x: fc.integer({min: 0, max: 300}),
    y: fc.integer({min: 0, max: 300}),
    width: fc.integer({min: 10, max: 200}),
    depth: fc.integer({min: 10, max: 200}),
  })
  .map(({x, y, width, depth}) => rectangle(point(x, y), point(x + width, y + depth)));

/**
 * Walls drawn one after another with snapping: angles in steps of 15°, lengths in steps of 10 cm.
 */
const chain = fc
  .array(fc.tuple(fc.integer({min: 0, max: 23}), fc.integer({min: 1, max: 60})), {
    minLength: 4,
    maxLength: 7,
  })
  .map((steps) => {
    let start = point(0, 0);
    return steps.map(([turn, tens]): Polygon => {
      const from = start;
      const place = (p: Point): Point => add(from, rotate(p, turn * 15));
      start = place(point(tens * 10, 0));
      return rectangle(point(0, -10), point(tens * 10, 10)).map(place);
    });
  });

const total = (regions: readonly Region[]): number =>
  regions.reduce((sum, part) => sum + regionArea(part), 0);

describe('booleans', () => {
  it('splits a surface into the part inside another and the rest', () => {
    fc.assert(
      fc.property(box, box, (a, b) => {
        const inside = total(clip([region(a)], b));
        expect(inside + total(cut([region(a)], [b]))).toBeCloseTo(area(a), 3);
        expect(total(unite([a, b]))).toBeCloseTo(area(a) + area(b) - inside, 3);
      }),
    );
  });

  it('unites and splits oblique shapes without losing area', () => {
    fc.assert(
      fc.property(chain, ([first = [], ...others]) => {
        const surface = unite(others);
        const inside = total(clip(surface, first));
        const outside = total(cut(surface, [first]));
        // Coordinates are rounded before clipping: over ten metres that costs a fraction of a cm².
        expect(inside + outside).toBeCloseTo(total(surface), 0);
        expect(total(unite([first, ...others]))).toBeCloseTo(outside + area(first), 0);
      }),
    );
  });

  it('covers a surface with rectangles that do not overlap', () => {
    fc.assert(
      fc.property(fc.array(box, {minLength: 1, maxLength: 5}), (boxes) => {
        const surface = unite(boxes);
        const parts = cells(surface);
        const covered = parts.map(({min, max}): Polygon => rectangle(min, max));
        expect(covered.reduce((sum, part) => sum + area(part), 0)).toBeCloseTo(total(surface), 2);
        expect(total(uniteRegions(covered.map(region)))).toBeCloseTo(total(surface), 2);
      }),
    );
  });
});

describe('clipSegment', () => {
  it('keeps the part of a line inside a surface, without the part over a hole', () => {
    const surface = {
      outline: rectangle(point(0, 0), point(100, 100)),
      holes: [rectangle(point(40, 0), point(60, 100))],
    };
    const pieces = clipSegment({start: point(-50, 50), end: point(150, 50)}, surface);
    expect(pieces.map(({start, end}) => Math.round(distance(start, end)))).toEqual([40, 40]);
  });
});
