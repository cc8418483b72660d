import {useLocation} from '@docusaurus/router';
import {useEffect, useRef} from 'react';
import {recall} from '../../../memory';
import {handedKey} from './handedKey';

/** What a result hands to the page it opens, through the history: the address stays clean. */
export interface ArrivalState {
  readonly searchMarks?: readonly string[];
}

/** Marks on the page what the reader searched to come here, all over it; the next page has none. */
export function useArrivalMarks(): void {
  const {pathname, state} = useLocation<ArrivalState | undefined>();
  const marked = useRef<string>(undefined);
  useEffect(() => {
    const marks = state?.searchMarks ?? [];
    const isAsked = marks.length > 0 || recall(handedKey) !== null;
    if (!isAsked && (marked.current ?? pathname) === pathname) return;
    marked.current = isAsked ? pathname : undefined;
    // A chunk that does not load costs the marks, not the page.
    import(/* webpackChunkName: 'search-marks' */ './markArrival')
      .then(({markArrival}) => markArrival(marks))
      .catch(() => undefined);
  }, [pathname, state]);
}
