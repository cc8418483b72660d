import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {closedFaces} from './closedFaces';
import {type Point, point, rotate} from './point';
import {area, regionArea} from './polygon';
import type {Segment} from './segment';

const loop = (points: readonly Point[]): Segment[] =>
  points.map((start, index) => ({start, end: points[(index + 1) % points.length] as Point}));

const square = (x: number, y: number, side: number): Point[] => [
  point(x, y),
  point(x + side, y),
  point(x + side, y + side),
  point(x, y + side),
];

/** A loop that never crosses itself: one point on each of several rays around a centre. */
const simpleLoop = fc
  .array(fc.integer({min: 150, max: 900}), {minLength: 3, maxLength: 12})
  .map((radii) =>
    radii.map((radius, index) =>
      rotate(point(radius, 0), (index * 360) / radii.length, point(0, 0)),
    ),
  );

describe('closedFaces', () => {
  it('gives a closed loop the area of its polygon, whatever the order and direction', () => {
    const shuffled = simpleLoop.chain((points) =>
      fc.record({
        points: fc.constant(points),
        walls: fc
          .shuffledSubarray(loop(points), {minLength: points.length, maxLength: points.length})
          .chain((walls) =>
            fc
              .array(fc.boolean(), {minLength: walls.length, maxLength: walls.length})
              .map((turned) =>
                walls.map(({start, end}, index) =>
                  turned[index] ? {start: end, end: start} : {start, end},
                ),
              ),
          ),
      }),
    );
    fc.assert(
      fc.property(shuffled, ({points, walls}) => {
        const faces = closedFaces(walls);
        expect(faces).toHaveLength(1);
        expect(faces.reduce((sum, face) => sum + regionArea(face), 0)).toBeCloseTo(area(points), 0);
      }),
    );
  });

  it('keeps the whole area when a line divides the loop', () => {
    fc.assert(
      fc.property(fc.integer({min: 1, max: 799}), (x) => {
        const outline = loop([point(0, 0), point(800, 0), point(800, 600), point(0, 600)]);
        const faces = closedFaces([...outline, {start: point(x, 0), end: point(x, 600)}]);
        expect(faces).toHaveLength(2);
        expect(faces.reduce((sum, face) => sum + regionArea(face), 0)).toBeCloseTo(480_000, 3);
      }),
    );
  });

  it('finds four faces where two lines cross inside a loop', () => {
    const walls = [
      ...loop(square(0, 0, 600)),
      {start: point(300, 0), end: point(300, 600)},
      {start: point(0, 200), end: point(600, 200)},
    ];
    const areas = closedFaces(walls).map(regionArea);
    expect(areas).toEqual([120_000, 120_000, 60_000, 60_000]);
  });

  it('finds nothing while a gap stays open, even of three centimetres', () => {
    const [first, ...others] = loop(square(0, 0, 600)) as [Segment, ...Segment[]];
    const short = {start: point(3, 0), end: first.end};
    expect(closedFaces([short, ...others])).toEqual([]);
  });

  it('ignores a wall with a free end', () => {
    const walls = [...loop(square(0, 0, 600)), {start: point(300, 0), end: point(300, 200)}];
    expect(closedFaces(walls).map(regionArea)).toEqual([360_000]);
  });

  it('subtracts an inner loop from the loop around it', () => {
    const walls = [...loop(square(0, 0, 600)), ...loop(square(200, 200, 100))];
    expect(closedFaces(walls).map(regionArea)).toEqual([350_000, 10_000]);
  });
});
