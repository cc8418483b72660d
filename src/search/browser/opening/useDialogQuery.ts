import {useEffect, useState} from 'react';
import type {Opened} from './useOpening';

/**
 * The query in the dialog's field: initially the one it opens with, then what the reader types.
 *
 * @param opened what the dialog opens with; `null` while it is closed
 * @param onQuery called with the query after each change
 */
export function useDialogQuery(
  opened: Opened | null,
  onQuery: (query: string) => void,
): readonly [query: string, setQuery: (query: string) => void] {
  const [query, setQuery] = useState(opened?.query ?? '');
  const [lastOpened, setLastOpened] = useState(opened);
  // Set during render, before the field gets the focus: a letter typed first would replace it.
  if (opened !== lastOpened) {
    setLastOpened(opened);
    if (opened?.query) setQuery(opened.query);
  }
  useEffect(() => onQuery(query), [onQuery, query, opened]);
  return [query, setQuery];
}
