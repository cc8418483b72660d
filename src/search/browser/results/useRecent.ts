import {useCallback, useState} from 'react';
import {recall, remember} from '../../../memory';
import type {PageHit} from '../../SearchAnswer';
import {nothingRecent, parseRecent, type Recent, withOpened} from './recent';

const read = (key: string): Recent => parseRecent(recall(key), window.location.origin);

export interface RecentMemory {
  readonly recent: Recent;
  /** Stores a query, and the page that the reader opened from it if any. */
  readonly remember: (query: string, page?: Pick<PageHit, 'url' | 'name'>) => void;
  readonly forget: () => void;
  /** Rereads storage, which other components or tabs may have changed. */
  readonly refresh: () => void;
}

/**
 * Recent queries and opened results in one language, stored on the device until cleared.
 *
 * @param archived label of the archived version being searched, omitted for the current one; it is
 *   appended to stored titles, since pages have the same titles in both versions
 */
export function useRecent(language: string, archived?: string): RecentMemory {
  const key = `search.recent.${language}`;
  const [recent, setRecent] = useState(() => read(key));
  const keep = useCallback(
    (query: string, page?: Pick<PageHit, 'url' | 'name'>) => {
      const label = archived ? ` (${archived})` : '';
      const opened = page && {url: page.url, title: page.name + label};
      const next = withOpened(read(key), query, opened);
      remember(key, JSON.stringify(next));
      setRecent(next);
    },
    [key, archived],
  );
  const forget = useCallback(() => {
    remember(key, null);
    setRecent(nothingRecent);
  }, [key]);
  const refresh = useCallback(() => setRecent(read(key)), [key]);
  return {recent, remember: keep, forget, refresh};
}
