import {groundFloor, upperFloor} from '../../model/exampleHouse';
import {wallSolids} from '../../model/wallSolids';
import {liveFigure} from '../core/liveFigure';
import {landingLayer} from './drawing';
import {machine} from './machine';

/** What takes longest in the first drawing: see loadLive. */
export function* prepare(): Generator<undefined> {
  landingLayer();
  for (const {walls, openings} of [groundFloor, upperFloor]) {
    yield;
    wallSolids(walls);
    yield;
    wallSolids(walls, openings);
  }
}

/** Stair and void: slide the one, stretch the other, and keep the head off the ceiling. */
export default liveFigure(machine);
