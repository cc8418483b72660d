import type {ComponentType, ReactNode} from 'react';
import type {Language} from '../../../product/language';
import LiveMachine from './LiveMachine';
import type {Machine} from './Machine';

/** A live figure, to be shown in the language of a page. */
export type LiveFigure = ComponentType<{readonly language: Language}>;

/** Makes a machine the figure that its chunk brings: here, or each chunk would tell how it is shown. */
export const liveFigure = <D, H, E>(machine: Machine<D, H, E>): LiveFigure =>
  function Live({language}): ReactNode {
    return <LiveMachine machine={machine} language={language} />;
  };
