import {useLocation} from '@docusaurus/router';
import {useEffect, useRef} from 'react';
import {recall} from '../../../memory';
import {handedKey} from './handedKey';

/** History state of a page opened from a search result; it keeps the words out of the URL. */
export interface ArrivalState {
  readonly searchMarks?: readonly string[];
}

/** Highlights the searched words on a page opened from the results, until the next page. */
export function useArrivalMarks(): void {
  const {pathname, state} = useLocation<ArrivalState | undefined>();
  const marked = useRef<string>(undefined);
  useEffect(() => {
    const marks = state?.searchMarks ?? [];
    const isAsked = marks.length > 0 || recall(handedKey) !== null;
    if (!isAsked && (marked.current ?? pathname) === pathname) return;
    marked.current = isAsked ? pathname : undefined;
    // If the chunk fails to load, the page is only missing its highlights.
    import(/* webpackChunkName: 'search-marks' */ './markArrival')
      .then(({markArrival}) => markArrival(marks))
      .catch(() => undefined);
  }, [pathname, state]);
}
