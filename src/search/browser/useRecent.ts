import {useCallback, useState} from 'react';
import {recall, remember} from '../../memory';
import {nothingRecent, parseRecent, type Recent, withOpened} from './recent';

const read = (key: string): Recent => parseRecent(recall(key), window.location.origin);

interface RecentMemory {
  readonly recent: Recent;
  readonly remember: (query: string, page: Recent['pages'][number]) => void;
  readonly forget: () => void;
}

/** What the reader searched and opened in one language, kept on the device until cleared. */
export function useRecent(language: string): RecentMemory {
  const key = `search.recent.${language}`;
  const [recent, setRecent] = useState(() => read(key));
  const keep = useCallback(
    (query: string, page: Recent['pages'][number]) => {
      const next = withOpened(read(key), query, page);
      remember(key, JSON.stringify(next));
      setRecent(next);
    },
    [key],
  );
  const forget = useCallback(() => {
    remember(key, null);
    setRecent(nothingRecent);
  }, [key]);
  return {recent, remember: keep, forget};
}
