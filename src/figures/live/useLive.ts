import {startTransition, useCallback, useState} from 'react';
import type {LiveFigure} from './core/liveFigure';
import type {LiveName} from './liveNames';
import {loadLive} from './loadLive';

type LivePhase = 'still' | 'loading' | 'live' | 'failed';

/** What a figure needs to become interactive, and to fall back to its static drawing. */
export interface Live {
  readonly phase: LivePhase;
  readonly Machine: LiveFigure | undefined;
  readonly start: () => void;
  readonly stop: () => void;
  readonly fail: () => void;
}

/** Loads a live figure when the reader starts it; if anything fails, the static drawing stays. */
export function useLive(name: LiveName | undefined): Live {
  const [phase, setPhase] = useState<LivePhase>('still');
  const [loaded, setLoaded] = useState<{readonly Machine: LiveFigure}>();
  const fail = useCallback(() => setPhase('failed'), []);
  const stop = useCallback(() => setPhase('still'), []);
  const start = useCallback(() => {
    if (!name) return;
    setPhase('loading');
    // A transition, so that React renders the figure in slices and a slow phone stays responsive.
    loadLive(name).then((Machine) => {
      startTransition(() => {
        setLoaded({Machine});
        setPhase('live');
      });
    }, fail);
  }, [name, fail]);
  return {phase, Machine: phase === 'live' ? loaded?.Machine : undefined, start, stop, fail};
}
