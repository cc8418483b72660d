import {cut, region} from '../../geometry/booleans';
import {cells} from '../../geometry/box';
import {contains, type Polygon, rectangle} from '../../geometry/polygon';
import type {Furniture, Level, Opening, Stair, Wall} from '../../model/plan';
import {stairOutline, treads} from '../../model/stairProfile';
import {openingRectangle, wallOf, wallSolids} from '../../model/wallSolids';
import {furnitureSolids} from './furnitureSolids';
import type {Solid} from './visibleFaces';

/** Drawn thickness of the slab under the ground floor. */
const groundSlabCm = 25;

interface Range {
  readonly from: number;
  readonly to: number;
}

/** The height ranges in which a piece of wall is masonry: below the cut, and not in its opening. */
function rangesOf(opening: Opening | undefined, cutCm: number): Range[] {
  if (!opening) return [{from: 0, to: cutCm}];
  const {sillCm, heightCm} = opening;
  return [
    {from: 0, to: Math.min(sillCm, cutCm)},
    {from: sillCm + heightCm, to: cutCm},
  ].filter(({from, to}) => to > from);
}

/** The pane of a window: a thin block in the middle of its wall. */
function glass(wall: Wall, opening: Opening, floorCm: number, cutCm: number): Solid[] {
  const topCm = Math.min(opening.sillCm + opening.heightCm, cutCm);
  if (opening.kind === 'door' || topCm <= opening.sillCm) return [];
  const [a, , c] = openingRectangle({...wall, thicknessCm: 3}, opening) as [
    Polygon[number],
    Polygon[number],
    Polygon[number],
    Polygon[number],
  ];
  const [min, , max] = rectangle(a, c) as [typeof a, typeof a, typeof a, typeof a];
  return [
    {
      min: {...min, z: floorCm + opening.sillCm},
      max: {...max, z: floorCm + topCm},
      material: 'glass',
    },
  ];
}

/** Walls as blocks, cut at a height so that the interior is visible. */
function wallBoxes(
  walls: readonly Wall[],
  openings: readonly Opening[],
  floorCm: number,
  cutCm: number,
): Solid[] {
  const holes = openings.map((opening) => ({
    opening,
    outline: openingRectangle(wallOf(walls, opening), opening),
  }));
  const pieces = cells(
    wallSolids(walls),
    holes.map(({outline}) => outline),
  );
  const masonry = pieces.flatMap(({min, max}) => {
    const middle = {x: (min.x + max.x) / 2, y: (min.y + max.y) / 2};
    const hole = holes.find(({outline}) => contains(outline, middle));
    return rangesOf(hole?.opening, cutCm).map(
      ({from, to}): Solid => ({
        min: {...min, z: floorCm + from},
        max: {...max, z: floorCm + to},
        material: 'wall',
        ...(to === cutCm && {sides: {top: 'cut'}}),
      }),
    );
  });
  return [
    ...masonry,
    ...openings.flatMap((opening) => glass(wallOf(walls, opening), opening, floorCm, cutCm)),
  ];
}

/** A flat surface with holes, as blocks. */
export const slabBoxes = (
  outline: Polygon,
  holes: readonly Polygon[],
  [fromCm, toCm]: readonly [number, number],
  material: string,
  top = material,
): Solid[] =>
  cells(cut([region(outline)], holes)).map(({min, max}) => ({
    min: {...min, z: fromCm},
    max: {...max, z: toCm},
    material,
    sides: {top},
  }));

/** The steps of a stair, one block each. */
const stairBoxes = (stair: Stair, floorCm: number): Solid[] =>
  treads(stair).map(({fromCm, heightCm}) => {
    const [min, , max] = stairOutline(stair, fromCm, fromCm + stair.treadCm) as [
      Polygon[number],
      Polygon[number],
      Polygon[number],
      Polygon[number],
    ];
    return {
      min: {...min, z: floorCm + Math.max(0, heightCm - stair.riserCm * 2)},
      max: {...max, z: floorCm + heightCm},
      material: 'stair',
    };
  });

interface Options {
  /** Height at which the walls are cut, above the floor of the level. */
  readonly cutCm: number;
  /** Raises the whole level, for an exploded view. */
  readonly liftCm?: number;
  readonly furniture?: readonly Furniture[];
}

/** A level as blocks: slab, walls, glass, stairs, furniture. */
export function levelSolids(
  level: Level,
  {cutCm, liftCm = 0, furniture = level.furniture}: Options,
): Solid[] {
  const floorCm = level.elevationCm + liftCm;
  const slabCm = level.elevationCm > 0 ? level.slabCm : groundSlabCm;
  const outline = wallSolids(level.walls)[0]?.outline ?? [];
  return [
    ...slabBoxes(outline, level.stairwells, [floorCm - slabCm, floorCm], 'slab', 'floor'),
    ...wallBoxes(level.walls, level.openings, floorCm, cutCm),
    ...level.stairs.flatMap((stair) => stairBoxes(stair, floorCm)),
    ...furnitureSolids(furniture, floorCm),
  ];
}
