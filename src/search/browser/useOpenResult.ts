import {useHistory, useLocation} from '@docusaurus/router';
import {useCallback} from 'react';
import type {ArrivalState} from './useArrivalMarks';

/** Opens a result in the site: goes there, scrolls to the section, and has the words marked. */
export function useOpenResult(): (url: string, marks: readonly string[]) => void {
  const history = useHistory<ArrivalState>();
  const {pathname, hash} = useLocation();
  return useCallback(
    (url, marks) => {
      history.push(url, {searchMarks: marks});
      const target = new URL(url, window.location.href);
      if (target.pathname === pathname && target.hash === hash) {
        // The address does not change, so nothing else scrolls.
        document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
      }
    },
    [history, pathname, hash],
  );
}
