import type {ReactNode} from 'react';
import type {Language} from '../../../product';
import {groundFloor} from '../../model/exampleHouse';
import {wallSolids} from '../../model/wallSolids';
import LiveMachine from '../core/LiveMachine';
import {machine} from './machine';

/** What takes longest in the first drawing: see loadLive. */
export const prepare = [
  () => wallSolids(groundFloor.walls),
  () => wallSolids(groundFloor.walls, groundFloor.openings),
];

/** Stair and void: slide the one, stretch the other, and keep the head off the ceiling. */
export default function StairVoid({language}: {readonly language: Language}): ReactNode {
  return <LiveMachine machine={machine} language={language} />;
}
