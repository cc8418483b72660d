import {useEffect, useRef} from 'react';
import {guardSteps} from '../client/stepGuard';

/**
 * Makes Back close an overlay and stay on the page. The overlay also closes on `pagehide`, because
 * it would still be open when the page comes back from the bfcache.
 *
 * @param isOpen whether the overlay is open
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
