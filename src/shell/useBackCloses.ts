import {useEffect} from 'react';

/** The Navigation API, where the browser has it: it alone knows which way a step went. */
interface WithNavigation {
  readonly navigation?: {readonly currentEntry: {readonly index: number} | null};
}

const placeOf = (): number | undefined =>
  (window as WithNavigation).navigation?.currentEntry?.index;

/**
 * While something lies over the page, a step in the history closes it and is taken back. The router
 * hears of neither: upstream has it refuse the step, which after a reload it cannot, and the address
 * then names another page than the one shown.
 *
 * @param isOpen whether it is open
 * @param close closes it
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    const place = placeOf();
    const abort = new AbortController();
    const onStep = (event: PopStateEvent): void => {
      event.stopImmediatePropagation();
      abort.abort();
      const now = placeOf();
      const isForward = place !== undefined && now !== undefined && now > place;
      window.addEventListener('popstate', (taken) => taken.stopImmediatePropagation(), {
        capture: true,
        once: true,
      });
      window.history.go(isForward ? -1 : 1);
      close();
    };
    window.addEventListener('popstate', onStep, {capture: true, signal: abort.signal});
    return () => abort.abort();
  }, [isOpen, close]);
}
