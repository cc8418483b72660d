import {useHistory, useLocation} from '@docusaurus/router';
import {useCallback} from 'react';
import {anchorOf} from '../../../anchor';
import type {ArrivalState} from '../marks/useArrivalMarks';

/**
 * Opens a result in the site: goes there, scrolls to the section, and has the words marked. What it
 * gives back takes the focus: the section on the page being read, which no arrival moves it to.
 */
export function useOpenResult(): (url: string, marks: readonly string[]) => HTMLElement | null {
  const history = useHistory<ArrivalState>();
  const {pathname, hash} = useLocation();
  return useCallback(
    (url, marks) => {
      const target = new URL(url, window.location.href);
      // As a link to the place that is shown already: Back would lead there once more.
      const isHere = target.href === window.location.href;
      history[isHere ? 'replace' : 'push'](url, {searchMarks: marks});
      if (target.pathname !== pathname) return null;
      const section = anchorOf(target.hash, document);
      // The address does not change, so nothing else scrolls.
      if (target.hash === hash) section?.scrollIntoView();
      return section;
    },
    [history, pathname, hash],
  );
}
