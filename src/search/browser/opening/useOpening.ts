import {useCallback, useEffect, useRef, useState} from 'react';
import {isTypedAhead, type TypedKey, typedAhead} from './typedAhead';
import {useTypedAhead} from './useTypedAhead';

/** What the search dialog opens with. */
export interface Opened {
  /** The initial query. */
  readonly query: string;
  /** The field of the page in which the reader typed it, if any. */
  readonly from?: HTMLInputElement | undefined;
  /** Whether the reader already pressed Enter: the first result opens as soon as it is known. */
  readonly isEntered?: boolean;
}

interface Opening {
  /** `null` while the search is closed. */
  readonly opened: Opened | null;
  /** To be called with the query in the dialog after each change. */
  readonly keepQuery: (query: string) => void;
  /** Opens with the text of a field, or else with what was typed while the dialog was loading. */
  readonly open: (query?: string, from?: HTMLInputElement) => void;
  readonly close: () => void;
}

/** The search that was open when one layout unmounted, until the next layout mounts. */
let handedOver: Opened | null = null;

/**
 * Opens a dialog whose code may still be loading, and collects what is typed until it has loaded.
 * If the reader meanwhile reaches a page with another layout, its own bar reopens the dialog.
 *
 * @param isThere whether the dialog has loaded
 * @param load loads the dialog; rejects if that fails
 * @param onFailure called with the query so far if loading fails while the search is still open
 */
export function useOpening(
  isThere: boolean,
  load: () => Promise<unknown>,
  onFailure: (query: string) => void,
): Opening {
  const [opened, setOpened] = useState<Opened | null>(null);
  // State lags behind: keys can outpace renders, and `onFailure` needs the latest query.
  const latest = useRef<Opened | null>(null);
  const set = useCallback((next: Opened | null): void => {
    latest.current = next;
    setOpened(next);
  }, []);
  const show = useCallback(
    (next: Opened): void => {
      set(next);
      load().catch(() => {
        const wanted = latest.current;
        if (!wanted) return;
        set(null);
        onFailure(wanted.query);
      });
    },
    [load, onFailure, set],
  );
  const open = useCallback(
    (query?: string, from?: HTMLInputElement): void => {
      const typed = isThere ? '' : (latest.current?.query ?? '');
      show({query: query ?? typed, from: from ?? latest.current?.from});
    },
    [isThere, show],
  );
  useEffect(() => {
    if (handedOver) show(handedOver);
    handedOver = null;
    return () => {
      // The field is unmounted along with this layout.
      handedOver = latest.current && {...latest.current, from: undefined};
      latest.current = null;
    };
  }, []);
  const keepQuery = useCallback((query: string): void => {
    const {current} = latest;
    if (!current) return;
    // Enter applied to the previous query.
    const isEntered = Boolean(current.isEntered) && query === current.query;
    latest.current = {...current, query, isEntered};
  }, []);
  const onKey = useCallback(
    (key: TypedKey): boolean => {
      const {current} = latest;
      if (!current || !isTypedAhead(current.query, key)) return false;
      const query = typedAhead(current.query, key);
      set(query === null ? null : {...current, query, isEntered: key.key === 'Enter'});
      return true;
    },
    [set],
  );
  useTypedAhead(opened !== null && !isThere, onKey);
  const close = useCallback(() => set(null), [set]);
  return {opened, keepQuery, open, close};
}
