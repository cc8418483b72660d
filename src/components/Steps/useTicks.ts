import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {startTransition, useEffect, useState} from 'react';
import {recall, remember} from '../../memory';
import {parseTicks, stepsDone, toggled, withSteps} from './ticks';

const key = 'steps.done';

interface StepTicks {
  /** Whether the page lives: before, nothing can be ticked. */
  readonly isLive: boolean;
  readonly done: readonly number[];
  readonly toggle: (step: number) => void;
  readonly reset: () => void;
}

/**
 * The steps of a list that the reader ticked, kept on this device only. Both languages of a page
 * share them.
 *
 * @param anchor of the list, unique in its page
 * @param count how many steps it has
 */
export function useTicks(anchor: string, count: number): StepTicks {
  const baseUrl = useBaseUrl('/');
  const {pathname} = useLocation();
  const list = `${pathname.slice(baseUrl.length).replace(/\/$/, '')}#${anchor}`;
  const [done, setDone] = useState<readonly number[] | null>(null);

  useEffect(() => {
    // A page of many lists comes to life in slices, and taps are heard in between.
    startTransition(() => setDone(stepsDone(parseTicks(recall(key)), list, count)));
  }, [list, count]);

  const keep = (steps: readonly number[]): void => {
    // Read anew, since other lists and other tabs write there too.
    const ticks = withSteps(parseTicks(recall(key)), list, steps);
    remember(key, Object.keys(ticks).length > 0 ? JSON.stringify(ticks) : null);
    setDone(steps);
  };
  return {
    isLive: done !== null,
    done: done ?? [],
    toggle: (step) => keep(toggled(done ?? [], step)),
    reset: () => keep([]),
  };
}
