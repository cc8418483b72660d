import type {ReactNode} from 'react';
import type {Language} from '../../../product/language';
import LiveMachine from '../core/LiveMachine';
import {machine} from './machine';

/** Background plan: two markers on a known length give the scale, the other direction checks it. */
export default function PlanScale({language}: {readonly language: Language}): ReactNode {
  return <LiveMachine machine={machine} language={language} />;
}
