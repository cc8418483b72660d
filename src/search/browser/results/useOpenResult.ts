import {useHistory, useLocation} from '@docusaurus/router';
import {useCallback} from 'react';
import {anchorOf} from '../../../anchor';
import type {ArrivalState} from '../marks/useArrivalMarks';

/**
 * Returns a function that opens a result in this tab: it navigates, scrolls to the section, and has
 * the searched words highlighted. For a section of the page already open, it returns the element
 * that the caller must focus, since no page load will move the focus there; otherwise `null`.
 */
export function useOpenResult(): (url: string, marks: readonly string[]) => HTMLElement | null {
  const history = useHistory<ArrivalState>();
  const {pathname, hash} = useLocation();
  return useCallback(
    (url, marks) => {
      const target = new URL(url, window.location.href);
      // Replace if the URL is the same, as browsers do: Back must not lead here again.
      const isHere = target.href === window.location.href;
      history[isHere ? 'replace' : 'push'](url, {searchMarks: marks});
      if (target.pathname !== pathname) return null;
      const section = anchorOf(target.hash, document);
      // With an unchanged fragment the router does not scroll.
      if (target.hash === hash) section?.scrollIntoView();
      return section;
    },
    [history, pathname, hash],
  );
}
