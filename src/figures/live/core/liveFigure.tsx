import type {ComponentType, ReactNode} from 'react';
import type {Language} from '../../../product/language';
import LiveMachine from './LiveMachine';
import type {Machine} from './Machine';

/** A live figure, as a component that takes the language of the page. */
export type LiveFigure = ComponentType<{readonly language: Language}>;

/**
 * Wraps a machine in the component that its chunk exports. In the shared core, so that the chunks
 * do not each repeat it.
 */
export const liveFigure = <D, I, E>(machine: Machine<D, I, E>): LiveFigure =>
  function Live({language}): ReactNode {
    return <LiveMachine machine={machine} language={language} />;
  };
