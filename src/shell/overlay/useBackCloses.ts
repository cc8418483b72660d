import {useEffect, useRef} from 'react';
import {guardSteps} from '../client/stepGuard';

/**
 * Has the browser's Back close what lies over the page, and stay on the page. When the page is left
 * in another way it closes too: a reader who comes back from the browser's cache would find it open.
 *
 * @param isOpen whether it is open
 * @param close closes it
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const latestClose = useRef(close);
  latestClose.current = close;
  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    const closeIt = (): void => latestClose.current();
    const endGuard = guardSteps(closeIt);
    window.addEventListener('pagehide', closeIt);
    return () => {
      endGuard();
      window.removeEventListener('pagehide', closeIt);
    };
  }, [isOpen]);
}
