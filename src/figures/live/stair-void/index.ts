import {groundFloor, upperFloor} from '../../model/exampleHouse';
import {wallSolids} from '../../model/wallSolids';
import {liveFigure} from '../core/liveFigure';
import {landingLayer} from './drawing';
import {machine} from './machine';

/** The slowest parts of the first drawing: see loadLive. */
export function* prepare(): Generator<undefined> {
  landingLayer();
  for (const {walls, openings} of [groundFloor, upperFloor]) {
    yield;
    wallSolids(walls);
    yield;
    wallSolids(walls, openings);
  }
}

/** Exercise: move the stair and resize the stairwell so that there is enough head clearance. */
export default liveFigure(machine);
