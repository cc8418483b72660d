import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import type {Box, SpacePoint} from './box';
import {joinBoxes} from './joinBoxes';

const at = (x: number, y: number, z: number): SpacePoint => ({x, y, z});
const box = (min: SpacePoint, max: SpacePoint): Box => ({min, max});
const holds = ({min, max}: Box, {x, y, z}: SpacePoint): boolean =>
  x > min.x && x < max.x && y > min.y && y < max.y && z > min.z && z < max.z;

describe('joinBoxes', () => {
  it('joins the parts of a wall into one, in any order', () => {
    const parts = [2, 0, 1, 3].map((step) =>
      box(at(step * 100, 0, 0), at(step * 100 + 100, 20, 250)),
    );
    expect(joinBoxes(parts)).toEqual([box(at(0, 0, 0), at(400, 20, 250))]);
  });

  it('keeps boxes apart that do not form a block together', () => {
    const corner = [box(at(0, 0, 0), at(100, 20, 250)), box(at(0, 20, 0), at(20, 100, 250))];
    const gap = [box(at(0, 0, 0), at(10, 10, 10)), box(at(11, 0, 0), at(20, 10, 10))];
    expect(joinBoxes(corner)).toHaveLength(2);
    expect(joinBoxes(gap)).toHaveLength(2);
  });

  it('fills the same space with at most as many blocks', () => {
    const size = 3;
    const places = Array.from({length: size ** 3}, (_, n) =>
      at(n % size, Math.floor(n / size) % size, Math.floor(n / size ** 2)),
    );
    fc.assert(
      fc.property(fc.shuffledSubarray(places), (filled) => {
        const joined = joinBoxes(filled.map((p) => box(p, at(p.x + 1, p.y + 1, p.z + 1))));
        expect(joined.length).toBeLessThanOrEqual(filled.length);
        for (const p of places) {
          const middle = at(p.x + 0.5, p.y + 0.5, p.z + 0.5);
          expect(joined.filter((block) => holds(block, middle))).toHaveLength(
            filled.includes(p) ? 1 : 0,
          );
        }
      }),
    );
  });
});
