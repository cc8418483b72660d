import {wallSolids} from '../../model/wallSolids';
import {liveFigure} from '../core/liveFigure';
import {machine} from './machine';
import {areaM2, start, wallsOf} from './model';

/** The slowest parts of the first drawing: see loadLive. */
export function* prepare(): Generator<undefined> {
  wallSolids(wallsOf(start));
  yield;
  areaM2(start);
}

/** Exercise: find a gap of 3 cm with the magnifier, and drag the wall until it snaps. */
export default liveFigure(machine);
