import {describe, expect, it} from 'vitest';
import {facts} from '../../product/facts';
import {type Region, regionArea} from '../geometry/polygon';
import {groundFloor, outerWalls, upperFloor} from './exampleHouse';
import type {Wall} from './plan';
import {rooms} from './rooms';
import {wallOf, wallSolids} from './wallSolids';

const rounded = (value: number): number => Math.round(value * 100) / 100;

describe('the example house', () => {
  it('measures 7.80 by 5.80 m inside its outer walls', () => {
    expect(rooms(outerWalls).map(({areaM2}) => rounded(areaM2))).toEqual([45.24]);
  });

  it('has three named rooms on the ground floor', () => {
    const named = rooms(groundFloor.walls, groundFloor.roomNames).map(({label, areaM2}) => [
      label?.name.en,
      rounded(areaM2),
    ]);
    expect(named).toEqual([
      ['Living room', 26.97],
      ['Bedroom', 9.3],
      ['Kitchen', 8.08],
    ]);
  });

  it('names every room of every level', () => {
    for (const level of [groundFloor, upperFloor]) {
      const closed = rooms(level.walls, level.roomNames);
      expect(closed).toHaveLength(level.roomNames.length);
      expect(closed.filter(({label}) => label === undefined)).toEqual([]);
    }
  });

  it('deducts from its walls exactly the area of their doors and windows', () => {
    const {walls, openings} = groundFloor;
    const covered = (regions: readonly Region[]): number =>
      regions.reduce((sum, part) => sum + regionArea(part), 0);
    const taken = openings.reduce(
      (sum, opening) => sum + opening.widthCm * wallOf(walls, opening).thicknessCm,
      0,
    );
    expect(taken).toBeGreaterThan(0);
    expect(covered(wallSolids(walls, openings))).toBeCloseTo(covered(wallSolids(walls)) - taken, 1);
  });

  it('rests its upper floor on the walls and the slab below', () => {
    expect(upperFloor.elevationCm).toBe(groundFloor.ceilingHeightCm + groundFloor.slabCm);
  });
});

describe('wallSolids', () => {
  it('fills the outside corners: the outline is 8.20 by 6.20 m', () => {
    const [solid] = wallSolids(outerWalls);
    const outerCm = facts.outerWallThickness.lengthCm;
    expect(solid && regionArea({outline: solid.outline, holes: []})).toBeCloseTo(
      (800 + outerCm) * (600 + outerCm),
      2,
    );
  });

  it('does not depend on the order or direction of the walls', () => {
    const turned = [...outerWalls]
      .reverse()
      .map((wall): Wall => ({...wall, start: wall.end, end: wall.start}));
    expect(wallSolids(turned).map(regionArea)).toEqual(wallSolids(outerWalls).map(regionArea));
  });

  it('names the missing wall of an opening', () => {
    const [opening] = groundFloor.openings;
    const lost = opening ? [{...opening, wallId: 'roof'}] : [];
    expect(() => wallSolids(outerWalls, lost)).toThrow('"roof"');
  });
});
