import {useCallback, useEffect, useRef, useState} from 'react';
import {isTypedAhead, type TypedKey, typedAhead} from './typedAhead';
import {useTypedAhead} from './useTypedAhead';

/** What the search dialog opens with. */
export interface Opened {
  /** The text to start from. */
  readonly query: string;
  /** The field of the page that it was typed in. */
  readonly from?: HTMLInputElement | undefined;
  /** Whether Enter was pressed after the text: what it finds first is to be opened. */
  readonly isEntered?: boolean;
}

interface Opening {
  /** `null` while the search is not wanted. */
  readonly opened: Opened | null;
  /** To be told the words in the dialog, as they are typed. */
  readonly keepQuery: (query: string) => void;
  /** Opens with the text of a field, or, without one, with what was typed ahead. */
  readonly open: (query?: string, from?: HTMLInputElement) => void;
  readonly close: () => void;
}

/** What was wanted when the page went, while the next one is not drawn. */
let handedOver: Opened | null = null;

/**
 * Opens a dialog whose code may be on its way, and collects what is typed until it is there. A
 * page of another layout that comes meanwhile has a bar of its own: it opens the dialog again.
 *
 * @param isThere whether the dialog can be shown
 * @param load brings the dialog; rejects when it cannot be had
 * @param onFailure called with the words so far when it cannot be had and is still wanted
 */
export function useOpening(
  isThere: boolean,
  load: () => Promise<unknown>,
  onFailure: (query: string) => void,
): Opening {
  const [opened, setOpened] = useState<Opened | null>(null);
  // Keys follow each other faster than the page is drawn, and a failure asks for the last words.
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
      // Its field went with the page.
      handedOver = latest.current && {...latest.current, from: undefined};
      latest.current = null;
    };
  }, []);
  const keepQuery = useCallback((query: string): void => {
    const {current} = latest;
    if (!current) return;
    // Enter was pressed after other words.
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
