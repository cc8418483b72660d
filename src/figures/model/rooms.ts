import {cutRegions} from '../geometry/booleans';
import {closedFaces} from '../geometry/closedFaces';
import {contains, type Region, regionArea} from '../geometry/polygon';
import type {RoomName, Wall} from './plan';
import {rememberOfLists} from './remember';
import {wallSolids} from './wallSolids';

/** A closed room: its floor between the inner faces of its walls. */
export interface Room {
  readonly floor: Region;
  /** Between the inner faces, in square metres, as the product displays it. */
  readonly areaM2: number;
  readonly label?: RoomName;
}

function roomsOf(walls: readonly Wall[], names: readonly RoomName[]): readonly Room[] {
  const solids = wallSolids(walls);
  return closedFaces(walls).flatMap((face) =>
    cutRegions([face], solids).map((floor): Room => {
      const label = names.find(({at}) => contains(floor.outline, at));
      const areaM2 = regionArea(floor) / 10_000;
      return label ? {floor, areaM2, label} : {floor, areaM2};
    }),
  );
}

const none: readonly RoomName[] = [];
const remembered = rememberOfLists(roomsOf);

/**
 * The rooms that walls enclose, with the names anchored in them. Memoised by the identity of the
 * two lists.
 *
 * @param walls in centimetres, in any order and direction; must not be mutated afterwards
 * @param names the names to assign, each by a point inside the room
 */
export const rooms = (walls: readonly Wall[], names: readonly RoomName[] = none): readonly Room[] =>
  remembered(walls, names);
