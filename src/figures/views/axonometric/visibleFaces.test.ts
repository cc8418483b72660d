import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {point} from '../../geometry/point';
import {regionArea} from '../../geometry/polygon';
import {projection} from './projection';
import {type Solid, visibleFaces} from './visibleFaces';

const project = projection({azimuthDeg: 30, elevationDeg: 45, unitsPerCm: 1, atUnits: point(0, 0)});

const block = (x: number, y: number, z: number, size: number, material = 'wall'): Solid => ({
  min: {x, y, z},
  max: {x: x + size, y: y + size, z: z + size},
  material,
});

const drawn = (solids: readonly Solid[]): number =>
  visibleFaces(solids, project)
    .flatMap(({regions}) => regions)
    .reduce((sum, part) => sum + regionArea(part), 0);

describe('visibleFaces', () => {
  it('shows three sides of a block', () => {
    const sides = visibleFaces([block(0, 0, 0, 100)], project).map(({side}) => side);
    expect(sides.sort()).toEqual(['east', 'south', 'top']);
  });

  it('merges coplanar sides of touching blocks', () => {
    const faces = visibleFaces([block(0, 0, 0, 100), block(100, 0, 0, 100)], project);
    expect(faces.map(({side, regions}) => [side, regions.length]).sort()).toEqual([
      ['east', 1],
      ['south', 1],
      ['top', 1],
    ]);
  });

  it('hides what is behind, in any order of the blocks', () => {
    const small = block(20, 20, 20, 10, 'hidden');
    const front = block(60, 60, 60, 400);
    for (const solids of [
      [small, front],
      [front, small],
    ]) {
      expect(visibleFaces(solids, project).map(({material}) => material)).not.toContain('hidden');
    }
  });

  it('draws no more area than the blocks one by one, and no less than the largest', () => {
    const position = fc.integer({min: 0, max: 8});
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.tuple(position, position, position), {
          minLength: 1,
          maxLength: 6,
          selector: String,
        }),
        (positions) => {
          const solids = positions.map(([x, y, z]) => block(x * 50, y * 50, z * 50, 50));
          const alone = drawn([block(0, 0, 0, 50)]);
          expect(drawn(solids)).toBeLessThanOrEqual(alone * solids.length + 0.5);
          expect(drawn(solids)).toBeGreaterThanOrEqual(alone - 0.5);
        },
      ),
      {numRuns: 40},
    );
  });
});
