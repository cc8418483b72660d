import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {startTransition, useEffect, useState} from 'react';
import {recall, remember} from '../../memory';
import {parseTicks, stepsDone, ticked, withSteps} from './ticks';

const key = 'steps.done';

interface StepTicks {
  /** False until hydration, when stored ticks have been read. */
  readonly isHydrated: boolean;
  readonly done: readonly number[];
  readonly toggle: (step: number) => void;
  readonly reset: () => void;
}

/**
 * The steps of a list that the reader has ticked, stored on this device only. Both languages of a
 * page share them.
 *
 * @param anchor of the list, unique in its page
 * @param count number of steps
 */
export function useTicks(anchor: string, count: number): StepTicks {
  const baseUrl = useBaseUrl('/');
  const {pathname} = useLocation();
  const list = `${pathname.slice(baseUrl.length).replace(/\/$/, '')}#${anchor}`;
  const [done, setDone] = useState<readonly number[] | null>(null);

  useEffect(() => {
    const read = (): void => setDone(stepsDone(parseTicks(recall(key)), list, count));
    const follow = (event: StorageEvent): void => {
      if (event.key === key || event.key === null) read();
    };
    // In a transition, so that a page of many lists hydrates in slices and responds to taps in
    // between.
    startTransition(read);
    // Another tab may show the same list.
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [list, count]);

  const keep = (change: (steps: readonly number[]) => readonly number[]): void => {
    // Reads storage again, because other lists and other tabs write to it too.
    const stored = parseTicks(recall(key));
    const ticks = withSteps(stored, list, change(stepsDone(stored, list, count)));
    remember(key, Object.keys(ticks).length > 0 ? JSON.stringify(ticks) : null);
  };
  const shown = done ?? [];
  return {
    isHydrated: done !== null,
    done: shown,
    toggle(step) {
      const isDone = !shown.includes(step);
      const change = (steps: readonly number[]) => ticked(steps, step, isDone);
      keep(change);
      // Not the stored value: when storage is refused, there is none.
      setDone(change(shown));
    },
    reset() {
      keep(() => []);
      setDone([]);
    },
  };
}
