import {useCallback, useState} from 'react';
import {nothingRecent, parseRecent, type Recent, withOpened} from './recent';

// Storage may be denied: the search then works and remembers nothing.
function read(key: string): Recent {
  try {
    return parseRecent(localStorage.getItem(key));
  } catch {
    return nothingRecent;
  }
}

function write(key: string, recent: Recent): void {
  try {
    if (recent === nothingRecent) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(recent));
  } catch {
    // Nothing to tell the reader: remembering is a comfort.
  }
}

interface RecentMemory {
  readonly recent: Recent;
  readonly remember: (query: string, page: Recent['pages'][number]) => void;
  readonly forget: () => void;
}

/** What the reader searched and opened in one language, kept on the device until cleared. */
export function useRecent(language: string): RecentMemory {
  const key = `search.recent.${language}`;
  const [recent, setRecent] = useState(() => read(key));
  const remember = useCallback(
    (query: string, page: Recent['pages'][number]) => {
      const next = withOpened(read(key), query, page);
      write(key, next);
      setRecent(next);
    },
    [key],
  );
  const forget = useCallback(() => {
    write(key, nothingRecent);
    setRecent(nothingRecent);
  }, [key]);
  return {recent, remember, forget};
}
