import {useEffect, useState} from 'react';
import type {Opened} from './useOpening';

/**
 * The words in the field of the dialog: those it opens with, then those that are typed.
 *
 * @param opened what opened the dialog, while it is open
 * @param onQuery told the words, as they are typed
 */
export function useDialogQuery(
  opened: Opened | null,
  onQuery: (query: string) => void,
): readonly [query: string, setQuery: (query: string) => void] {
  const [query, setQuery] = useState(opened?.query ?? '');
  const [lastOpened, setLastOpened] = useState(opened);
  // Before the field has the focus: a letter that came between would take the place of these.
  if (opened !== lastOpened) {
    setLastOpened(opened);
    if (opened?.query) setQuery(opened.query);
  }
  useEffect(() => onQuery(query), [onQuery, query, opened]);
  return [query, setQuery];
}
