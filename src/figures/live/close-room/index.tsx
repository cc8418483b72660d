import type {ReactNode} from 'react';
import type {Language} from '../../../product';
import LiveMachine from '../core/LiveMachine';
import {machine} from './machine';

/** Close the room: find a gap of 3 cm under the magnifier, and pull the wall until it catches. */
export default function CloseRoom({language}: {readonly language: Language}): ReactNode {
  return <LiveMachine machine={machine} language={language} />;
}
