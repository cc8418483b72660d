import {wallSolids} from '../../model/wallSolids';
import {liveFigure} from '../core/liveFigure';
import {machine} from './machine';
import {areaM2, start, wallsOf} from './model';

/** What takes longest in the first drawing: see loadLive. */
export function* prepare(): Generator<undefined> {
  wallSolids(wallsOf(start));
  yield;
  areaM2(start);
}

/** Close the room: find a gap of 3 cm under the magnifier, and pull the wall until it catches. */
export default liveFigure(machine);
