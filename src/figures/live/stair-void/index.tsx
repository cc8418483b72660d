import type {ReactNode} from 'react';
import type {Language} from '../../../product';
import LiveMachine from '../core/LiveMachine';
import {machine} from './machine';

/** Stair and void: slide the one, stretch the other, and keep the head off the ceiling. */
export default function StairVoid({language}: {readonly language: Language}): ReactNode {
  return <LiveMachine machine={machine} language={language} />;
}
