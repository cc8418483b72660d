import type {ReactNode} from 'react';
import type {Language} from '../../../product';
import LiveMachine from '../core/LiveMachine';
import {machine} from './machine';

/** Wall faces: pick one in the plan or in 3D, paint or tile it, divide its wall for a second one. */
export default function WallFaces({language}: {readonly language: Language}): ReactNode {
  return <LiveMachine machine={machine} language={language} />;
}
