import type {ReactNode} from 'react';
import type {Language} from '../../../product/language';
import LiveMachine from '../core/LiveMachine';
import {machine} from './machine';

/** Selection: a rectangle around furniture, then what is done to all of it at once. */
export default function Selection({language}: {readonly language: Language}): ReactNode {
  return <LiveMachine machine={machine} language={language} />;
}
