import type {ReactNode} from 'react';
import type {Language} from '../../../product/language';
import {groundFloor, upperFloor} from '../../model/exampleHouse';
import {wallSolids} from '../../model/wallSolids';
import LiveMachine from '../core/LiveMachine';
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
export default function StairVoid({language}: {readonly language: Language}): ReactNode {
  return <LiveMachine machine={machine} language={language} />;
}
