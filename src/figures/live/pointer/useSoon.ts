import {useEffect, useMemo, useRef} from 'react';
import type {PointerInput} from '../core/input';

interface Soon {
  /** Gives an input at the next frame, in place of the one that waits, if any. */
  readonly soon: (input: PointerInput) => void;
  /** Gives now the one that waits. */
  readonly flush: () => void;
}

/** Holds inputs back so that one a frame is given at most: the last. */
export function useSoon(give: (input: PointerInput) => void): Soon {
  const waiting = useRef<{frame: number; input: PointerInput} | undefined>(undefined);
  useEffect(() => () => cancelAnimationFrame(waiting.current?.frame ?? 0), []);
  return useMemo(() => {
    const flush = (): void => {
      if (!waiting.current) return;
      cancelAnimationFrame(waiting.current.frame);
      const {input} = waiting.current;
      waiting.current = undefined;
      give(input);
    };
    const soon = (input: PointerInput): void => {
      cancelAnimationFrame(waiting.current?.frame ?? 0);
      waiting.current = {input, frame: requestAnimationFrame(flush)};
    };
    return {soon, flush};
  }, [give]);
}
