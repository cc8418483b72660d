import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {facts} from '../../product/facts';
import {stair, upperFloor} from './exampleHouse';
import {openingStartCm, stairwellFor, type Tread, treads} from './stairProfile';

const ceilingCm = facts.wallHeight.lengthCm;

/** The head clearance above a tread: up to the ceiling, or unlimited once the stairwell begins. */
const headClearanceCm = (tread: Tread, heightCm: number, openingFromCm: number): number =>
  tread.fromCm >= openingFromCm - 1e-6 ? Number.POSITIVE_INFINITY : heightCm - tread.heightCm;

describe('the stair of the example house', () => {
  it('reaches the upper floor exactly', () => {
    expect(stair.risers * stair.riserCm).toBe(upperFloor.elevationCm);
  });

  it('is comfortable: two risers and one tread make 60 to 64 cm', () => {
    const strideCm = 2 * stair.riserCm + stair.treadCm;
    expect(strideCm).toBeGreaterThanOrEqual(facts.stairStride.minCm);
    expect(strideCm).toBeLessThanOrEqual(facts.stairStride.maxCm);
  });

  it('has the stairwell that it needs', () => {
    expect(upperFloor.stairwells).toEqual([stairwellFor(stair, ceilingCm)]);
  });
});

describe('openingStartCm', () => {
  it('leaves the head clearance above every tread under the slab, and not one tread more', () => {
    fc.assert(
      fc.property(
        fc.integer({min: 8, max: 20}),
        fc.integer({min: 14, max: 21}),
        fc.integer({min: 220, max: 300}),
        (risers, riserCm, heightCm) => {
          const steep = {...stair, risers, riserCm};
          const startCm = openingStartCm(steep, heightCm);
          const clearances = treads(steep).map((tread) =>
            headClearanceCm(tread, heightCm, startCm),
          );
          expect(Math.min(...clearances)).toBeGreaterThanOrEqual(facts.headClearance.lengthCm);
          const later = treads(steep).map((tread) =>
            headClearanceCm(tread, heightCm, startCm + stair.treadCm),
          );
          const isCovered = startCm < (risers - 1) * stair.treadCm;
          if (isCovered) expect(Math.min(...later)).toBeLessThan(facts.headClearance.lengthCm);
        },
      ),
    );
  });
});
