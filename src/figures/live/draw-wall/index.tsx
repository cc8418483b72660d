import type {ReactNode} from 'react';
import type {Language} from '../../../product/language';
import LiveMachine from '../core/LiveMachine';
import {machine} from './machine';

/** Draw a wall: click or type, with snapping, until a room closes. */
export default function DrawWall({language}: {readonly language: Language}): ReactNode {
  return <LiveMachine machine={machine} language={language} />;
}
