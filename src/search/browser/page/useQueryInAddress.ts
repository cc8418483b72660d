import {useHistory, useLocation} from '@docusaurus/router';
import {type RefObject, useEffect, useRef, useState} from 'react';

const pauseMs = 300;

interface AddressedQuery {
  readonly query: string;
  /** Name of the version to ask, or `null` for the current one. */
  readonly version: string | null;
  readonly setQuery: (query: string) => void;
}

/**
 * The query of the search page, kept in its address so that it can be shared; the back button does
 * not step through every key. What was typed before the page lived goes before the address.
 *
 * @param field where the query is typed
 */
export function useQueryInAddress(field: RefObject<HTMLInputElement | null>): AddressedQuery {
  const history = useHistory();
  const {pathname, search} = useLocation();
  const asked = new URLSearchParams(search).get('q') ?? '';
  const askedVersion = new URLSearchParams(search).get('version');
  // Empty at first, as in the static page: the address is read once scripts run.
  const [query, setQuery] = useState('');
  const [version, setVersion] = useState<string | null>(null);
  const [isTyped, setIsTyped] = useState(false);
  /** What we put into the address and have not yet seen there. */
  const written = useRef<string>(undefined);

  useEffect(() => {
    setVersion(askedVersion);
    const isOurs = asked === written.current;
    written.current = undefined;
    // Letters may have been typed since we wrote it: only another's address fills the field.
    if (isOurs) return;
    setQuery(asked);
    setIsTyped(false);
  }, [asked, askedVersion]);

  const kept = query.trim() ? query : '';
  useEffect(() => {
    if (!isTyped || kept === asked) return;
    const timer = setTimeout(() => {
      // A page that was asked for meanwhile, and is on its way, would be given up for this one.
      if (window.location.pathname !== pathname) return;
      const parameters = new URLSearchParams(search);
      if (kept) parameters.set('q', kept);
      else parameters.delete('q');
      written.current = kept;
      history.replace({pathname, search: parameters.toString()});
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [history, pathname, search, kept, asked, isTyped]);

  const type = (text: string): void => {
    setIsTyped(true);
    setQuery(text);
  };
  // After the address has been read, over which it goes.
  useEffect(() => {
    if (field.current?.value) type(field.current.value);
  }, []);
  return {query, version, setQuery: type};
}
