import {describe, expect, it} from 'vitest';
import {houseBoxes, wallPieces} from './houseBoxes';

describe('the house', () => {
  it('leaves out the openings of walls', () => {
    const wall = {
      id: 'w',
      start: {x: 0, y: 0},
      end: {x: 400, y: 0},
      thicknessCm: 20,
      heightCm: 250,
    };
    const door = {
      kind: 'door',
      wallId: 'w',
      offsetCm: 100,
      widthCm: 80,
      sillCm: 0,
      heightCm: 205,
    } as const;
    const spans = wallPieces(wall, [door]).map(({min, max}) => [min.x, max.x]);
    expect(spans).toEqual([
      [-10, 100],
      [180, 410],
    ]);
    const back = {...wall, start: wall.end, end: wall.start};
    expect(wallPieces(back, [door]).map(({min, max}) => [min.x, max.x])).toEqual([
      [300, 410],
      [-10, 220],
    ]);
  });

  it('consists of blocks of non-zero size', () => {
    for (const {min, max} of houseBoxes()) {
      expect(max.x).toBeGreaterThan(min.x);
      expect(max.y).toBeGreaterThan(min.y);
      expect(max.z).toBeGreaterThan(min.z);
    }
  });
});
