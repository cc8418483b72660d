import {useHistory, useLocation} from '@docusaurus/router';
import {useEffect, useState} from 'react';

const pauseMs = 300;

/**
 * The query of the search page, kept in its address so that it can be shared; the back button does
 * not step through every key.
 */
export function useQueryInAddress(): readonly [query: string, setQuery: (query: string) => void] {
  const history = useHistory();
  const {pathname, search} = useLocation();
  const asked = new URLSearchParams(search).get('q') ?? '';
  // Empty at first, as in the static page: the address is read once scripts run.
  const [query, setQuery] = useState('');
  const [isTyped, setIsTyped] = useState(false);

  useEffect(() => {
    setQuery(asked);
    setIsTyped(false);
  }, [asked]);

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
  return [query, type];
}
