import type {ReactNode} from 'react';
import type {Language} from '../../../product/language';
import {wallSolids} from '../../model/wallSolids';
import LiveMachine from '../core/LiveMachine';
import {machine} from './machine';
import {areaM2, start, wallsOf} from './model';

/** What takes longest in the first drawing: see loadLive. */
export function* prepare(): Generator<undefined> {
  wallSolids(wallsOf(start));
  yield;
  areaM2(start);
}

/** Close the room: find a gap of 3 cm under the magnifier, and pull the wall until it catches. */
export default function CloseRoom({language}: {readonly language: Language}): ReactNode {
  return <LiveMachine machine={machine} language={language} />;
}
