import {groundFloor} from '../../model/exampleHouse';
import {rooms} from '../../model/rooms';
import {wallSolids} from '../../model/wallSolids';
import {liveFigure} from '../core/liveFigure';
import {machine} from './machine';
import {seeHouse} from './space';

/** The slowest parts of the first drawing: see loadLive. */
export function* prepare(): Generator<undefined> {
  wallSolids(groundFloor.walls);
  yield;
  rooms(groundFloor.walls, groundFloor.roomNames);
  yield;
  yield* seeHouse(false);
}

/**
 * Exercise: select a face in the plan or in 3D, apply a finish, and divide its wall for a second
 * one.
 */
export default liveFigure(machine);
