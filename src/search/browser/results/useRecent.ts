import {useCallback, useState} from 'react';
import {recall, remember} from '../../../memory';
import type {PageHit} from '../../SearchAnswer';
import {nothingRecent, parseRecent, type Recent, withOpened} from './recent';

const read = (key: string): Recent => parseRecent(recall(key), window.location.origin);

export interface RecentMemory {
  readonly recent: Recent;
  /** Keeps a query, and the page that the reader opened from it if there is one. */
  readonly remember: (query: string, page?: Pick<PageHit, 'url' | 'name'>) => void;
  readonly forget: () => void;
  /** Reads again what another part of the page, or another tab, may have kept. */
  readonly refresh: () => void;
}

/**
 * What the reader searched and opened in one language, kept on the device until cleared.
 *
 * @param archived label of the version that is searched, nothing for the current one: its pages have
 *   names of the current one, and are kept with the label
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
