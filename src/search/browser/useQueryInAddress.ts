import {useHistory, useLocation} from '@docusaurus/router';
import {useEffect, useState} from 'react';

const pauseMs = 300;

interface AddressedQuery {
  readonly query: string;
  /** Name of the version to ask, or `null` for the current one. */
  readonly version: string | null;
  readonly setQuery: (query: string) => void;
}

/**
 * The query of the search page, kept in its address so that it can be shared; the back button does
 * not step through every key.
 */
export function useQueryInAddress(): AddressedQuery {
  const history = useHistory();
  const {pathname, search} = useLocation();
  const asked = new URLSearchParams(search).get('q') ?? '';
  const askedVersion = new URLSearchParams(search).get('version');
  // Empty at first, as in the static page: the address is read once scripts run.
  const [query, setQuery] = useState('');
  const [version, setVersion] = useState<string | null>(null);
  const [isTyped, setIsTyped] = useState(false);

  useEffect(() => {
    setQuery(asked);
    setVersion(askedVersion);
    setIsTyped(false);
  }, [asked, askedVersion]);

  useEffect(() => {
    if (!isTyped || query === asked) return;
    const timer = setTimeout(() => {
      const parameters = new URLSearchParams(search);
      if (query.trim()) parameters.set('q', query);
      else parameters.delete('q');
      history.replace({pathname, search: parameters.toString()});
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [history, pathname, search, query, asked, isTyped]);

  const type = (text: string): void => {
    setIsTyped(true);
    setQuery(text);
  };
  return {query, version, setQuery: type};
}
