import type {ReactNode} from 'react';
import type {Language} from '../../../product/language';
import LiveMachine from '../core/LiveMachine';
import {machine} from './machine';

/** Terrace and levels: which surface covers which, and what a railing stands on. */
export default function TerraceLevels({language}: {readonly language: Language}): ReactNode {
  return <LiveMachine machine={machine} language={language} />;
}
