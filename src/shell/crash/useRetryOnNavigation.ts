import {useLocation} from '@docusaurus/router';
import {useEffect, useRef} from 'react';

/**
 * Leaves the crash page when the reader leaves the page that crashed.
 *
 * @param tryAgain renders the page anew
 */
export function useRetryOnNavigation(tryAgain: () => void): void {
  const {pathname} = useLocation();
  const crashedAt = useRef(pathname);
  useEffect(() => {
    if (pathname !== crashedAt.current) {
      tryAgain();
    }
  }, [pathname, tryAgain]);
}
