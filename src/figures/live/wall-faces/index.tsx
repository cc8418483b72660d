import type {ReactNode} from 'react';
import type {Language} from '../../../product';
import {groundFloor} from '../../model/exampleHouse';
import {rooms} from '../../model/rooms';
import {wallSolids} from '../../model/wallSolids';
import LiveMachine from '../core/LiveMachine';
import {machine} from './machine';
import {startFaces} from './model';
import {seenFaces} from './space';

/** What takes longest in the first drawing: see loadLive. */
export const prepare = [
  () => wallSolids(groundFloor.walls),
  () => rooms(groundFloor.walls, groundFloor.roomNames),
  () => seenFaces(startFaces(), false),
];

/** Wall faces: pick one in the plan or in 3D, paint or tile it, divide its wall for a second one. */
export default function WallFaces({language}: {readonly language: Language}): ReactNode {
  return <LiveMachine machine={machine} language={language} />;
}
