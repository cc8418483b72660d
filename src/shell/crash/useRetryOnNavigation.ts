import {useLocation} from '@docusaurus/router';
import {useEffect, useRef} from 'react';

/**
 * Ends the crash page when the reader navigates away from the page that crashed.
 *
 * @param tryAgain renders the page again
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
