import {cut, unite} from '../geometry/booleans';
import {
  add,
  between,
  cross,
  direction,
  distance,
  dot,
  type Point,
  quarterTurn,
  scale,
} from '../geometry/point';
import type {Polygon, Region} from '../geometry/polygon';
import {crossingRatios} from '../geometry/segment';
import type {Opening, Wall} from './plan';
import {rememberOfLists} from './remember';

/** The rectangle that a wall covers on the plan, with square ends. */
export function wallRectangle({start, end, thicknessCm}: Wall): Polygon {
  const side = scale(quarterTurn(direction(start, end)), thicknessCm / 2);
  const other = scale(side, -1);
  return [add(start, other), add(end, other), add(end, side), add(start, side)];
}

/** The wedge that fills the outside of a corner where two walls meet, or `undefined` if none. */
function cornerWedge(corner: Point, a: Wall, b: Wall): Polygon | undefined {
  const leave = (wall: Wall): Point =>
    direction(corner, distance(corner, wall.start) < 0.01 ? wall.end : wall.start);
  const [alongA, alongB] = [leave(a), leave(b)];
  const turn = cross(alongA, alongB);
  if (Math.abs(turn) < 1e-6 || dot(alongA, alongB) > 0.98) return undefined;
  const outwards = turn > 0 ? -1 : 1;
  const cornerA = add(corner, scale(quarterTurn(alongA), (outwards * a.thicknessCm) / 2));
  const cornerB = add(corner, scale(quarterTurn(alongB), (-outwards * b.thicknessCm) / 2));
  const lineA = {start: cornerA, end: add(cornerA, alongA)};
  const met = crossingRatios(lineA, {start: cornerB, end: add(cornerB, alongB)});
  return met && [corner, cornerA, between(lineA.start, lineA.end, met.alongA), cornerB];
}

/** The rectangle of an opening on the plan, as deep as its wall is thick. */
export function openingRectangle({start, end, thicknessCm}: Wall, opening: Opening): Polygon {
  const along = direction(start, end);
  const side = scale(quarterTurn(along), thicknessCm / 2);
  const from = add(start, scale(along, opening.offsetCm));
  const to = add(from, scale(along, opening.widthCm));
  return [add(from, scale(side, -1)), add(to, scale(side, -1)), add(to, side), add(from, side)];
}

/**
 * The wall that an opening belongs to.
 *
 * @throws when the opening names a wall that the level does not have
 */
export function wallOf(walls: readonly Wall[], {wallId, kind}: Opening): Wall {
  const wall = walls.find(({id}) => id === wallId);
  if (!wall)
    throw new Error(`A ${kind} stands in wall "${wallId}", which the level does not have.`);
  return wall;
}

function solidsOf(walls: readonly Wall[], openings: readonly Opening[]): Region[] {
  const wedges = walls.flatMap((a, index) =>
    walls.slice(index + 1).flatMap((b) => {
      const corner = [a.start, a.end].find((p) =>
        [b.start, b.end].some((q) => distance(p, q) < 0.01),
      );
      const wedge = corner && cornerWedge(corner, a, b);
      return wedge ? [wedge] : [];
    }),
  );
  const solids = unite([...walls.map(wallRectangle), ...wedges]);
  return cut(
    solids,
    openings.map((opening) => openingRectangle(wallOf(walls, opening), opening)),
  );
}

const none: readonly Opening[] = [];
const remembered = rememberOfLists(solidsOf);

/**
 * The surface that walls cover on the plan, with corners filled and openings cut out. Memoised by
 * the identity of the two lists.
 *
 * @param walls in centimetres, in any order and direction; must not be mutated afterwards
 * @param openings holes to cut; none when the rooms are to be measured
 */
export const wallSolids = (
  walls: readonly Wall[],
  openings: readonly Opening[] = none,
): readonly Region[] => remembered(walls, openings);
