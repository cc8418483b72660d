import {useEffect, useMemo, useRef} from 'react';
import type {PointerInput} from '../core/input';

interface Soon {
  /** Delivers an input at the next frame, replacing the pending one. */
  readonly soon: (input: PointerInput) => void;
  /** Delivers the pending input now. */
  readonly flush: () => void;
}

/** Throttles inputs to one per frame: the latest. */
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
